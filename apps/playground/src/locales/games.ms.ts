import type { GameText } from "./messages.ts";

export const games: Readonly<Record<string, GameText>> = {
  tsoro: {
    character:
      "Papan yang amat lebar, dan di hujungnya lubang kepala, tempat larian biji yang panjang boleh dihentikan.",
    people: "Shona",
    place: "timur laut Zimbabwe",
    rules: [
      "Angkat semua biji dari satu lubang anda yang berisi dua atau lebih, lalu tabur satu demi satu mengelilingi dua baris anda sendiri. Biji tunggal hanya bergerak jika tiada lubang yang lebih berisi, dan hanya ke lubang kosong.",
      "Jika biji terakhir jatuh ke dalam lubang berisi, angkat semuanya dan terus menabur. Di lubang kepala anda sendiri, anda yang memutuskan: terus, atau berhenti.",
      "Jika ia jatuh ke dalam lubang kosong di baris dalam anda dan lubang lawan di hadapannya berisi, anda menangkap seluruh lajur itu, kemudian mengosongkan beberapa lubang lawan pilihan anda: bonus.",
      "Pemain yang tidak dapat bergerak kalah.",
    ],
    doubts: {
      "/landing/2/then/bonus/exempt":
        "Menurut Matthews, biji di lubang kepala selamat daripada bonus.",
      "/board/marks/head": "Matthews melukis kepala tunggal di hujung kiri pemain.",
    },
  },
  gore: {
    character:
      "Permainan yang paling murah hati: lubang dijual dengan biji tangkapan, dan kemenangan selepas menolak tawaran tiada serinya.",
    people: "Guro (Kweni)",
    place: "bahagian tengah Pantai Gading, di pinggir hutan dan savana",
    rules: [
      "Angkat semua biji dari satu lubang milik anda dan tabur satu demi satu mengelilingi seluruh papan.",
      "Jika biji terakhir jatuh ke dalam lubang lawan dan menjadikannya tepat dua atau empat, anda menangkapnya, bersama setiap deretan dua dan empat yang bersambung di sebelahnya.",
      "Sebagai ganti menabur, anda boleh menawarkan satu hingga tiga lubang anda dengan harga enam biji tangkapan setiap satu. Jika pihak lawan menerima, lubang bertukar milik dan bayarannya dimasukkan ke dalamnya.",
      "Apabila setiap lubang berisi kurang daripada tiga biji, permainan tamat. Setiap pihak menyimpan biji di lubangnya, dan tangkapan yang lebih banyak menang.",
    ],
  },
  nsolo: {
    character:
      "Satu tangkapan di hadapan membuka jalan untuk mengambil sebanyak itu lagi dari mana-mana, hingga ke penghujung biji tunggal.",
    people: "Ngoni",
    place: "Malawi, timur Zambia",
    recorded:
      "Meredith G. Sanderson, 1913; peraturan terperinci daripada pemain di Ndola, Zambia, 1975",
    rules: [
      "Angkat semua biji dari satu lubang anda yang berisi dua atau lebih, lalu tabur satu demi satu mengelilingi dua baris anda sendiri. Biji tunggal hanya bergerak jika tiada lubang yang lebih berisi, dan hanya ke lubang kosong.",
      "Jika biji terakhir jatuh ke dalam lubang berisi, angkat semuanya dan terus menabur.",
      "Jika ia jatuh ke dalam lubang kosong di baris dalam anda, anda menangkap biji lubang dalam lawan di hadapannya, kemudian mengambil biji tunggal sebanyak itu lagi dari mana-mana di pihak lawan.",
      "Pemain yang kehabisan biji kalah. Kedudukan yang berulang ialah seri.",
    ],
    doubts: {
      "/landing/1/then/bonus": "Pengambilan biji tambahan diceritakan oleh satu tradisi sahaja.",
    },
  },
  kimasai: {
    character:
      "Tiada penaburan langsung: biji tunggal melangkah ke lubang kosong dan menghendap seluruh lajur.",
    people: "Maasai",
    place: "wilayah Dodoma, Tanzania tengah, berhampiran Mpwapwa",
    rules: [
      "Gerakkan satu biji anda ke lubang berikutnya mengelilingi dua baris anda, jika lubang itu kosong. Satu lubang tidak pernah berisi lebih daripada satu biji.",
      "Biji yang tiba di baris hadapan anda menangkap biji di lubang hadapan lawan yang bertentangan, kemudian biji di belakangnya juga.",
      "Selain itu, biji di baris belakang selamat.",
      "Pemain yang kehabisan biji kalah. Kedudukan yang berulang ialah seri.",
    ],
  },
  katro: {
    character:
      "Enam baris tanah merah, laluan yang berliku, dan tangkapan terus ditabur semula: pemain yang bergerak terakhir menang.",
    people: "Betsileo",
    place: "tanah tinggi selatan Madagaskar, sekitar Fianarantsoa",
    recorded: "Alexander J. de Voogt, kajian lapangan 1998, diterbitkan 1999",
    rules: [
      "Angkat semua biji dari satu lubang di baris terluar anda yang berisi, lalu tabur satu demi satu mengikut laluan berliku melalui baris-baris anda.",
      "Jika biji terakhir jatuh ke dalam lubang kosong, giliran tamat. Jika ke dalam lubang berisi, angkat semuanya dan terus menabur.",
      "Jika lubang itu berada di baris terdalam anda yang berisi, dan baris terdalam lawan yang berisi mempunyai biji di lajur yang sama, anda menangkapnya dan menaburnya bersama biji anda.",
      "Pemain yang tidak dapat bergerak kalah.",
    ],
    doubts: {
      "/circuit/direction": "Ada yang menceritakan arah boleh dipilih dengan bebas.",
    },
  },
  kalah: {
    character: "Permainan moden dua baris dan dua rumah: tamat di rumah anda, dan main lagi.",
    people: "moden",
    place: "Amerika Syarikat",
    recorded: "William Julius Champion, paten 1955",
    rules: [
      "Angkat semua biji dari satu lubang anda dan tabur satu demi satu mengelilingi papan, ke rumah anda juga, tetapi bukan ke rumah lawan.",
      "Jika biji terakhir jatuh di rumah anda, anda main lagi.",
      "Jika ia jatuh ke dalam lubang kosong anda dan lubang di hadapannya berisi, anda menangkap kedua-duanya.",
      "Apabila satu pihak kehabisan biji, bakinya diagihkan, dan biji yang lebih banyak menang.",
    ],
    doubts: {
      "/landing/1/when/opposite":
        "Ada yang menangkap biji terakhir walaupun lubang di hadapannya kosong.",
      "/end/rest":
        "Ada yang memberi baki kepada pemain yang kehabisan biji, atau kepada tiada siapa.",
    },
  },
  oware: {
    character: "Dua dan tiga ditangkap, dan tiada siapa boleh dibiarkan tanpa biji.",
    people: "Akan",
    place: "Ghana, Pantai Gading, Caribbean",
    rules: [
      "Angkat semua biji dari satu lubang anda dan tabur satu demi satu mengelilingi papan, kecuali lubang asalnya.",
      "Jika biji terakhir menjadikan dua atau tiga di lubang lawan, anda menangkapnya, bersama deretan dua dan tiga yang bersambung sebelumnya di pihak lawan.",
      "Jika lawan tiada biji, anda wajib memberinya jika boleh.",
      "Pemain yang mempunyai lebih separuh daripada semua biji menang.",
    ],
    doubts: {
      "/repetition":
        "Apabila kedudukan berulang setiap pihak menyimpan bijinya, atau baki dibahagi dua; ada yang membenarkan biji di satu pihak terus berpusing.",
      "/landing/0/then/takingAll":
        "Tangkapan yang mengambil semuanya diceritakan dengan pelbagai cara: dilarang, tidak menangkap apa-apa, atau menangkap semua.",
    },
  },
  awari: {
    character:
      "Sepupu Oware di Surinam: tiada siapa boleh menangkap semua, dan sisa terakhir tidak dikira.",
  },
  ouril: {
    character:
      "Oware cara Tanjung Verde: biji tunggal menunggu, dan yang mengambil semua bermain lagi.",
  },
  toguz: {
    character:
      "Sembilan lubang dan sembilan biji: bilangan genap ditangkap, dan lubang tuntutan menelan setiap biji yang jatuh ke dalamnya.",
  },
  bestemshe: {
    character: "Adik kecil Toguz Kumalak, lima kali lima, cukup pantas untuk waktu rehat.",
  },
  moruba: {
    character:
      "Seluruh lajur ditangkap di papan yang panjang, dan masa yang tepat lebih penting daripada kiraan.",
  },
  njombwa: {
    character:
      "Permainan orang Yao dengan dua baris sepihak dan pembukaan adat yang diketahui semua.",
  },
  chisolo: {
    character:
      "Bermula dengan tiga-tiga, lajur ditangkap, dan satu lubang lagi dirampas selepas setiap tangkapan.",
  },
  "nsolo-1913": {
    character: "Nsolo seperti yang mula-mula dicatat, sebelum pengambilan biji tambahan.",
  },
  "tsoro-matthews": {
    character: "Tsoro tanpa kepala dan tanpa bonus: perlumbaan pusingan semata-mata.",
  },
  "katra-boaoaka": {
    character:
      "Setiap pemain menabur ke arahnya sendiri sepanjang permainan, dan biji yang sendirian dibiarkan.",
  },
  "walak-pussa": {
    character:
      "Taburan diteruskan dari lubang selepas biji terakhir, dan ruang kosong membuka tangkapan.",
  },
  "bao-kujifunza": {
    character:
      "Bao untuk pelajar: tangkapan wajib dibuat, dan biji tangkapan ditabur dari hujung baris.",
  },
  "bao-kiswahili": {
    character:
      "Yang paling mendalam: biji dimasukkan dari tangan, dan nyumba dijaga, dibelanjakan atau hilang.",
  },
  owela: {
    character: "Biji tangkapan ditabur serta-merta, di papan hingga dua puluh lajur.",
  },
  hus: {
    character:
      "Kedua-dua lubang selajur mesti berisi sebelum jatuh, dan tangkapannya terus berlari.",
  },
  katra: {
    character: "Tangkapan ditabur ke mana-mana arah hingga lubang kosong menamatkan semuanya.",
  },
  ayoayo: {
    character: "Pusingan mengelilingi dua baris, dan apa yang ada di hadapan apabila ia berakhir.",
  },
  endodoi: {
    character: "Cara Maasai: pusingan panjang demi hak atas apa yang ada di hadapan.",
  },
  pallanguzhi: {
    character:
      "Empat biji diambil sebaik terjadi, dan ruang kosong memberikan apa yang di belakangnya.",
  },
  congkak: {
    character:
      "Berpusing-pusing ke rumah sendiri: dengan kemahiran, satu giliran boleh memenangi semuanya.",
  },
  lamlameta: {
    character: "Pasangan berdiri diam dan dilangkau, hingga satu tangkapan mengambil semuanya.",
  },
};
