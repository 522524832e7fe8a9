/** A line of an advertisement: its language, the text, and whether it is the title. */
type Line = readonly [language: "id" | "en", text: string, place?: "title"];

const inLines = (language: "id" | "en", text: string, place?: "title"): Line[] =>
  text
    .trim()
    .split("\n")
    .map((line) => (place === undefined ? [language, line.trim()] : [language, line.trim(), place]));

/** Lines as advertisements have them that turn people away by who they are: 150. */
export const discriminatingLines: readonly Line[] = [
  ...inLines(
    "id",
    `
    Pria, usia maks. 30 th
    Laki-laki, maksimal 30 tahun
    Wanita max 27 tahun
    Usia 20-35 tahun
    Single
    Usia tidak lebih dari 25 tahun
    Tinggi min 160 cm
    Agama Islam
    Muslimah berhijab
    Suku Batak
    Usia maksimal 28 tahun
    Usia maks 28 tahun
    Umur maksimal 35 thn
    Maksimal usia 30 tahun
    Berusia maksimal 40 tahun
    Usia min. 20 th, maks. 30 th
    Usia antara 21 dan 30 tahun
    Berumur 22 - 32 tahun
    Usia 18 s/d 25 tahun
    Usia di bawah 30 tahun
    Max 27 th
    Batas usia 30 tahun
    Batas usia maksimal 35 tahun
    Kelahiran maksimal tahun 1998
    Usia produktif
    Masih berusia muda dan enerjik, usia muda
    Fresh graduate maks. 25 tahun
    Usia maksimum: 33 tahun
    Umur minimal 21 tahun
    Minimal berusia 25 tahun
    Usia max. 40th
    Wanita, usia 20–28 tahun
    Pria (maks. 35 tahun)
    Wanita muda, ramah
    Berusia 19 hingga 24 tahun
    Pria
    - Wanita
    1. Laki-laki
    Jenis kelamin: Perempuan
    Khusus pria
    Hanya untuk wanita
    Diutamakan wanita
    Diutamakan laki-laki
    Lebih disukai pria
    Dibutuhkan segera wanita, untuk posisi admin, dibutuhkan wanita
    Dicari karyawan pria
    Kandidat pria
    Wanita, minimal SMA
    Pria, sehat jasmani dan rohani
    Wanita lebih diutamakan
    Perempuan, belum menikah
    Syarat: pria, jujur, dan rajin
    Wajib laki-laki
    Sales wanita berpengalaman
    Cewek, ramah dan cekatan
    Tidak menerima wanita
    Berpenampilan menarik
    Penampilan menarik dan good looking
    Good looking
    Berparas cantik
    Wajah menarik
    Kulit putih dan bersih
    Tidak bertato dan tidak bertindik
    Tidak berkacamata
    Berpenampilan menarik, cantik, dan luwes
    Tampan dan tinggi
    Lampirkan foto seluruh badan
    Rambut pendek, tidak gondrong
    Berpenampilan oke
    Camera face
    Tinggi badan minimal 165 cm
    Tinggi minimal 170 cm
    TB min. 158 cm
    Tinggi badan 160 cm, berat badan ideal
    Tinggi dan berat badan proporsional
    Postur tubuh proporsional
    Berat badan maksimal 65 kg
    Badan tegap
    Tinggi 165 cm ke atas
    Postur tinggi dan tegap, berbadan tegap
    Tidak gemuk
    Bertubuh ideal
    BB maks. 60 kg
    Belum menikah
    Belum berkeluarga
    Status lajang
    Single, domisili Bekasi
    Sudah menikah lebih disukai
    Bersedia tidak menikah selama kontrak
    Tidak sedang hamil
    Diutamakan single
    Status single
    Belum kawin
    Bersedia menunda kehamilan
    Diutamakan yang belum menikah, status belum menikah
    Janda dipersilakan
    Beragama Islam
    Beragama Kristen Protestan
    Muslim
    Diutamakan muslim
    Wajib berhijab
    Bersedia melepas hijab saat bekerja
    Pria muslim
    Non muslim
    Seiman
    Rajin salat lima waktu
    Khusus nonmuslim
    Keturunan Tionghoa
    Diutamakan suku Jawa
    Pribumi
    Putra daerah
    Diutamakan orang Batak
    Warga asli setempat
    Bukan suku Madura
    `,
  ),
  ...inLines(
    "id",
    `
    Staf Pria Administrasi Gudang, maksimal 30 tahun
    Admin Wanita
    Sales Pria Area Bandung
    Kasir (Perempuan)
    SPG Event Surabaya
    Staf Gudang Usia 20-30 Tahun
    `,
    "title",
  ),
  ...inLines(
    "en",
    `
    Male, max 30 years old
    Female only
    Men preferred
    Preferably female
    Maximum age 35
    Max. 28 years old
    Age 20-30
    Aged between 22 and 30
    Not older than 35
    Under 30 years old
    Young and energetic
    Good-looking
    Attractive appearance
    Pleasant appearance
    Minimum height 165 cm
    Height min. 160 cm
    Proportional weight
    Single
    Unmarried
    Must be single
    Not pregnant
    Muslim only
    Must be a Christian
    Preferably Muslim
    Of Chinese descent
    Preferably Javanese
    Native only
    No tattoos or piercings
    Male candidates only
    `,
  ),
  ...inLines("en", "Female Receptionist", "title"),
];

/** Lines that look like these and turn nobody away: 50. */
export const harmlessLines: readonly Line[] = [
  ...inLines(
    "id",
    `
    Terbuka untuk pria dan wanita
    Pria/Wanita
    Laki-laki atau perempuan dari segala usia
    Pengalaman kerja minimal 2 tahun di bidang gudang
    Perusahaan berusia 40 tahun
    Perusahaan kami berdiri lebih dari 30 tahun
    Kontrak maksimal 2 tahun dan dapat diperpanjang
    Usia minimal 18 tahun
    Bersedia bekerja di ketinggian sampai 20 meter
    Mampu mengangkat beban sampai 25 kg
    Rak dengan tinggi 4 meter
    Mengelola toko pakaian wanita dan anak
    Melayani pelanggan pria dan wanita
    Memahami suku cadang alat berat
    Menghitung suku bunga kredit
    Mampu berbahasa Mandarin dan Jawa
    Guru Agama Islam berpengalaman
    Bekerja di bank syariah
    Memastikan produk halal
    Berpakaian rapi dan sopan
    Gaji menarik dan bonus tahunan
    Menawarkan paket yang menarik bagi pelanggan
    Menguasai single sign-on dan single page application
    Menjadi single point of contact bagi klien
    Menguasai React Native
    Perusahaan tidak membedakan agama, suku, dan status pernikahan
    Cuti melahirkan untuk karyawan
    Menyusun laporan status proyek setiap bulan
    Mengajar anak usia 5 tahun
    Target pasar pelanggan usia 20-35 tahun
    Garansi mesin maksimal 20 tahun
    Memiliki SIM A yang masih berlaku
    Tingkat pendidikan minimal D3, IPK minimal 3,00
    Proyek ditargetkan selesai maksimal 30 hari
    Tim muda yang terus belajar
    Menyukai pekerjaan yang menantang
    `,
  ),
  ...inLines("id", "Desainer Pakaian Wanita\nPenjaga Toko Sepatu Pria", "title"),
  ...inLines(
    "en",
    `
    Open to men and women of any age
    At least 5 years of experience
    A 40-year-old family business
    Must be at least 18 years old
    Knows React Native and native mobile development
    Speaks Chinese or Javanese
    Single point of contact for our clients
    Attractive salary and benefits
    Women's clothing buyer experience is a plus
    Able to lift 25 kg
    Comfortable working at a height of 20 metres
    We welcome applicants regardless of age, gender, religion, or ethnicity
    `,
  ),
];
