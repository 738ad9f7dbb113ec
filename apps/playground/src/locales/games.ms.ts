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
      "/landing/0/then/takingAll":
        "Tangkapan yang mengambil semuanya diceritakan dengan pelbagai cara: dilarang, tidak menangkap apa-apa, atau menangkap semua.",
    },
  },
};
