import type { GameText } from "./messages.ts";

export const games: Readonly<Record<string, GameText>> = {
  tsoro: {
    character:
      "Ubao mpana sana, na mwishoni mwake vichwa, ambako mbio ndefu za kete zinaweza kusimamishwa.",
    people: "Washona",
    place: "kaskazini-mashariki mwa Zimbabwe",
    rules: [
      "Inua kete zote za shimo lako lenye kete mbili au zaidi, uzipande moja moja kuzunguka safu zako mbili. Kete moja moja husogea tu usipokuwa na shimo lenye zaidi, na kuingia shimo tupu tu.",
      "Kete ya mwisho ikiangukia shimo lenye kete, ziinue zote uendelee kupanda. Katika kichwa chako unaamua: kuendelea, au kusimama.",
      "Ikiangukia shimo tupu la safu yako ya ndani, na shimo la adui lililo mkabala lina kete, unateka kete za mstari wote, kisha unaondoa kete za mashimo mengine ya adui unayochagua: nyongeza.",
      "Asiyeweza kucheza ameshindwa.",
    ],
    doubts: {
      "/landing/2/then/bonus/exempt": "Kwa Matthews, kete za vichwani ni salama dhidi ya nyongeza.",
      "/board/marks/head": "Matthews alichora kichwa kimoja kwenye mwisho wa kushoto wa mchezaji.",
    },
  },
  gore: {
    character:
      "Mchezo wa ukarimu kuliko yote: mashimo huuzwa kwa kete zilizotekwa, na ushindi baada ya kukataa biashara hauna fahari.",
    people: "Waguro (Kweni)",
    place: "katikati ya Kodivaa (Ivory Coast), ukingoni mwa msitu na savana",
    rules: [
      "Inua kete zote za shimo lako, uzipande moja moja kuzunguka ubao wote.",
      "Kete ya mwisho ikiangukia shimo la adui na kufanya kete mbili au nne kamili, unaziteka, pamoja na mfululizo wote wa mashimo ya mbili na nne yaliyo kando yake.",
      "Badala ya kupanda unaweza kutoa shimo moja hadi matatu kwa bei ya kete sita zilizotekwa kila moja. Upande mwingine ukikubali, mashimo hubadilisha mwenyewe na bei huwekwa ndani yake.",
      "Kila shimo likiwa na chini ya kete tatu, mchezo umeisha. Kila upande huchukua kete za mashimo yake, na mwenye kete nyingi zaidi ameshinda.",
    ],
  },
  nsolo: {
    character:
      "Kuteka mbele hufungua njia ya kuchukua kete nyingine nyingi vilevile kutoka popote, hadi mwisho wa kete moja moja.",
    people: "Wangoni",
    place: "Malawi, mashariki mwa Zambia",
    recorded:
      "Meredith G. Sanderson, 1913; kanuni za kina kutoka kwa wachezaji wa Ndola, Zambia, 1975",
    rules: [
      "Inua kete zote za shimo lako lenye kete mbili au zaidi, uzipande moja moja kuzunguka safu zako mbili. Kete moja moja husogea tu usipokuwa na shimo lenye zaidi, na kuingia shimo tupu tu.",
      "Kete ya mwisho ikiangukia shimo lenye kete, ziinue zote uendelee kupanda.",
      "Ikiangukia shimo tupu la safu yako ya ndani, unateka kete za shimo la ndani la adui lililo mkabala, kisha unachukua kete moja moja kwa idadi ileile kutoka popote upande wa adui.",
      "Asiyebaki na kete ameshindwa. Hali ikirudi ni sare.",
    ],
    doubts: {
      "/landing/1/then/bonus": "Kuchukua kete za ziada kunasimuliwa na jadi moja tu.",
    },
  },
  kimasai: {
    character:
      "Hakuna kupanda kabisa: kete moja moja huingia mashimo matupu na kuvizia mistari mizima.",
    people: "Wamaasai",
    place: "mkoa wa Dodoma, Tanzania ya kati, karibu na Mpwapwa",
    rules: [
      "Sogeza kete yako moja hadi shimo linalofuata kuzunguka safu zako mbili, likiwa tupu. Shimo halishiki zaidi ya kete moja.",
      "Kete inayofika safu yako ya mbele huteka kete iliyo katika shimo la mbele la adui mkabala nayo, kisha na ile iliyo nyuma yake.",
      "Vinginevyo kete za safu ya nyuma ni salama.",
      "Asiyebaki na kete ameshindwa. Hali ikirudi ni sare.",
    ],
  },
  katro: {
    character:
      "Safu sita za udongo mwekundu, njia ya kujipinda, na kete zinazotekwa hupandwa papo hapo: anayecheza mwisho ameshinda.",
    people: "Wabetsileo",
    place: "nyanda za juu za kusini mwa Madagaska, karibu na Fianarantsoa",
    recorded: "Alexander J. de Voogt, utafiti wa 1998, ulichapishwa 1999",
    rules: [
      "Inua kete zote za shimo lililo katika safu yako ya nje zaidi yenye kete, uzipande moja moja kwenye njia inayojipinda kupitia safu zako.",
      "Kete ya mwisho ikiangukia shimo tupu, zamu imeisha. Ikiangukia shimo lenye kete, ziinue zote uendelee kupanda.",
      "Shimo hilo likiwa katika safu yako ya ndani zaidi yenye kete, na safu ya ndani zaidi ya adui yenye kete ina kete katika mstari huohuo, unaziteka na kuzipanda pamoja na zako.",
      "Asiyeweza kucheza ameshindwa.",
    ],
    doubts: {
      "/circuit/direction": "Wengine husimulia kwamba mwelekeo huchaguliwa kwa hiari.",
    },
  },
  kalah: {
    character:
      "Mchezo wa kisasa wa safu mbili na ghala mbili: maliza katika ghala lako, ucheze tena.",
    people: "wa kisasa",
    place: "Marekani",
    recorded: "William Julius Champion, hataza ya 1955",
    rules: [
      "Inua kete zote za shimo lako uzipande moja moja kuzunguka ubao, na katika ghala lako pia, lakini si katika la adui.",
      "Kete ya mwisho ikiangukia ghala lako, unacheza tena.",
      "Ikiangukia shimo lako tupu na shimo la mkabala lina kete, unateka zote mbili.",
      "Upande mmoja ukiishiwa kete, zilizobaki hugawanywa, na mwenye nyingi zaidi ameshinda.",
    ],
    doubts: {
      "/landing/1/when/opposite":
        "Wengine huteka kete ya mwisho hata shimo la mkabala likiwa tupu.",
      "/end/rest": "Wengine humpa zilizobaki aliyeishiwa kete, au hawampi yeyote.",
    },
  },
  oware: {
    character: "Mbili na tatu hutekwa, na asiachwe mtu bila kete ya kucheza.",
    people: "Waakan",
    place: "Ghana, Kodivaa (Ivory Coast), Karibi",
    rules: [
      "Inua kete zote za shimo lako uzipande moja moja kuzunguka ubao, ukiruka shimo zilikotoka.",
      "Kete ya mwisho ikifanya mbili au tatu katika shimo la adui, unaziteka, pamoja na mfululizo wa mbili na tatu ulio kabla yake upande wa adui.",
      "Adui akiwa hana kete, lazima umpe ukiweza.",
      "Mwenye zaidi ya nusu ya kete zote ameshinda.",
    ],
    doubts: {
      "/repetition":
        "Hali ikijirudia kila mmoja hubaki na upande wake, au zilizobaki hugawanywa; wengine huruhusu kete za upande mmoja kuzunguka.",
      "/landing/0/then/takingAll":
        "Kuteka kete zote husimuliwa kwa njia nyingi: ni marufuku, hakuteki chochote, au huteka zote.",
    },
  },
  awari: {
    character:
      "Ndugu wa Oware huko Surinam: hakuna anayeweza kuteka zote, na mabaki ya mwisho hayahesabiwi.",
  },
  ouril: {
    character: "Oware ya Cape Verde: kete moja moja husubiri, na anayeteka zote hucheza tena.",
  },
  toguz: {
    character:
      "Mashimo tisa na kete tisa: idadi za shufwa hutekwa, na shimo lililotwaliwa humeza kila kete inayoliangukia.",
  },
  bestemshe: {
    character: "Dada mdogo wa Toguz Kumalak, tano kwa tano, mfupi wa kutosha kwa mapumziko.",
  },
  moruba: {
    character: "Mistari hutekwa kwenye mbao ndefu, na wakati mwafaka ni muhimu kuliko idadi.",
  },
  njombwa: {
    character:
      "Mchezo wa Wayao wa safu mbili kila upande, wenye ufunguzi wa desturi unaojulikana na wote.",
  },
  chisolo: {
    character: "Huanza kwa tatu tatu, hutekwa mistari, na shimo moja zaidi huporwa kila mara.",
  },
  "nsolo-1913": {
    character: "Nsolo kama ilivyoandikwa mara ya kwanza, kabla ya kuchukua kete za ziada.",
  },
  "tsoro-matthews": {
    character: "Tsoro bila vichwa wala nyongeza: mbio tupu za mizunguko.",
  },
  "katra-boaoaka": {
    character: "Kila mchezaji hupanda kwa mwelekeo wake mchezo mzima, na kete iliyo pekee huachwa.",
  },
  "walak-pussa": {
    character: "Kupanda huendelea na shimo linalofuata kete ya mwisho, na pengo hufungua kuteka.",
  },
  "bao-kujifunza": {
    character: "Bao la wanaoanza: kuteka ni lazima, na kete zilizotekwa hupandwa kutoka miisho.",
  },
  "bao-kiswahili": {
    character:
      "Wenye kina kuliko yote: kete huingizwa kutoka mkononi, na nyumba hulindwa, hutumiwa au hupotea.",
  },
  owela: {
    character: "Kete zilizotekwa hupandwa papo hapo, kwenye mbao za hadi safu wima ishirini.",
  },
  hus: {
    character:
      "Mashimo yote mawili ya mstari lazima yawe na kete kabla ya kutekwa, na zilizotekwa huendelea kukimbia.",
  },
  katra: {
    character: "Zilizotekwa hupandwa upande wowote hadi shimo tupu limalize yote.",
  },
  ayoayo: {
    character: "Mizunguko ya safu mbili, na kilicho mkabala inapoishia.",
  },
  endodoi: {
    character: "Njia ya Wamaasai: mizunguko mirefu kwa haki ya kilicho mkabala.",
  },
  pallanguzhi: {
    character: "Nne nne huchukuliwa zinapotokea, na mapengo hutoa kilicho nyuma yake.",
  },
  congkak: {
    character: "Kuzunguka na kuzunguka hadi ghalani: kwa ustadi zamu moja inaweza kushinda yote.",
  },
  lamlameta: {
    character: "Jozi husimama na kurukwa, hadi kuteka kumoja kuzichukue zote.",
  },
};
