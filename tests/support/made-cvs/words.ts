/** Content of generated CVs; all of it invented. */

const words = (text: string) =>
  text
    .split(/\n|\s*;\s*/)
    .map((word) => word.trim())
    .filter((word) => word !== "");

export const firstNames = words(
  "Dewi;Budi;Siti Nur;Agus;Rina;Ahmad Fauzi;Putri;Muhammad Rizki;Indah;Yusuf;Ayu;Bayu;Maria;I Made;Ni Luh;Andi;Fitri;Galih;Nurul;Hendra;Intan;Joko;Kartika;Lukman;Mega;Novi;Oktavia;Panji;Ratna;Samuel;Tri;Umar;Vina;Wahyu;Yohanes;Zahra;Cut;Teuku;Abdul;Lestari",
);
export const lastNames = words(
  "Lestari;Santoso;Wulandari;Pratama;Hidayat;Kusuma;Nugroho;Siregar;Hutapea;Sihombing;Maharani;Setiawan;Rahmawati;Saputra;Wijaya;Ramadhani;Permata Sari;Simanjuntak;Purnomo;Hasanah;Gunawan;Anggraini;Firmansyah;Susanti;Halim;Suryani;Prasetyo;Utami;Adiputra;Manurung;Azizah;Subekti;Tanjung;Mulyani;Budiman;Rohman;O'Neill;Al-Farisi",
);
const companies = words(
  `PT Arus Kirana Logistik;PT Sinar Padma Abadi;PT. Bumi Rasa Nusantara;CV Karya Tunas Muda;UD Sumber Rejeki;Bank Lumbung Desa;PT Bank Cakrawala Tbk;Kopi Senja;Ruangtumbuh;Tanigo;Warung Pintar Bersama;RSUD Dr. Suwandi;Rumah Sakit Mitra Bunda;Klinik Pratama Sehati;Dinas Perhubungan Kota Malang;Badan Pusat Data Daerah;Hotel Puri Melati;Nusantara Freight Pte. Ltd.;Lintas Media Digital;Koperasi Tani Makmur;SMK Bina Karsa;Bimbel Cerdas Ceria;Studio Garis Lurus;Apotek Waras Farma;PT Griya Kencana Properti;PT Mega Baja Perkasa;Batik Sekar Kencono;Pelita Energi;Sagara Ventures;Kelana Travel;Toko Buku Aksara;PT Semesta Otomotif Prima;Yayasan Anak Bangsa;Harvest Foods Indonesia;Orbit Teknologi;Gudang Kita;PT Tirta Jernih Sejahtera (Persero);Kemitraan Hijau;Dapur Ibu;PT Angkasa Data Solusi;Bumiputra Sekuritas;Lentera Pustaka;PT Kereta Nusa Raya;Sawit Lestari Makmur;Firma Hukum Adnan & Rekan;Halo Dokter Online;PT Citra Busana;Perkebunan Kaliwungu;Sari Laut Seafood;Mitra Niaga Mart`,
);
const positions = {
  id: words(
    `Staf Administrasi;Staf Gudang;Kepala Gudang;Manajer Operasional;Analis Data;Akuntan;Kasir;Supervisor Produksi;Teknisi Listrik;Operator Mesin;Guru Matematika;Perawat Pelaksana;Apoteker Pendamping;Desainer Grafis;Pengembang Web;Asisten Manajer Keuangan;Koordinator Lapangan;Customer Service;Sales Executive;Admin Media Sosial;Staf Pajak;Penyuluh Lapangan;Juru Masak;Sopir Distribusi;Pramuniaga;Resepsionis;Petugas K3;Staf Legal;Kepala Seksi Pemeliharaan;Marketing;Quality Control;Auditor Internal;Sekretaris Direksi;Penerjemah;Mandor Kebun`,
  ),
  en: words(
    `Data Analyst;Senior Data Analyst;Warehouse Supervisor;Operations Manager;Accountant;Finance Officer;Software Engineer;Backend Developer;Graphic Designer;Customer Service Representative;Sales Executive;Marketing Specialist;HR Generalist;Production Operator;Maintenance Technician;Nurse;Pharmacist;Mathematics Teacher;Assistant Manager;Project Coordinator;Business Development;Legal Counsel;Tax Consultant;Quality Assurance Engineer;Civil Engineer;Content Writer;Merchandiser;Scrum Master;Growth Hacker;Barista;Receptionist;Executive Assistant;Procurement Officer;Internal Auditor;Product Owner`,
  ),
};
/** Names that a life is made of. */
export interface Vocabulary {
  companies: readonly string[];
  positions: Readonly<Record<"id" | "en", readonly string[]>>;
  organisationNames: readonly string[];
  /** With our code. */
  roleWords: Readonly<Record<"id" | "en", readonly (readonly [string, string])[]>>;
}

export const internPositions = {
  id: words(
    "Magang Keuangan;Magang Pemasaran;Praktik Kerja Lapangan;Mahasiswa Magang;Magang Teknologi Informasi;Peserta Magang",
  ),
  en: words(
    "Marketing Intern;Finance Intern;Software Engineering Intern;Human Resources Intern;Data Analyst Intern;Intern",
  ),
};
export const duties = {
  id: words(`Menyusun laporan penjualan bulanan untuk manajemen
Mengelola stok barang dan memeriksa kesesuaian dengan sistem gudang
Melayani pelanggan melalui telepon dan pesan singkat
Memimpin tim beranggotakan 12 orang di tiga cabang
Menurunkan biaya pengiriman sebesar 15% dalam satu tahun
Membuat jadwal kerja dan mengawasi kehadiran karyawan
Bertanggung jawab atas pencatatan transaksi harian serta rekonsiliasi bank setiap akhir bulan dan penyusunan laporan pajak masa
Melakukan perawatan berkala pada mesin produksi
Mengembangkan dasbor pemantauan dengan SQL dan Python
Berkoordinasi dengan pemasok untuk memastikan bahan baku datang tepat waktu sesuai kebutuhan lini produksi di pabrik
Menangani keluhan pelanggan dan menindaklanjutinya dalam 24 jam
Merancang materi promosi untuk media sosial perusahaan
Melatih 20 karyawan baru mengenai prosedur keselamatan kerja`),
  en: words(`Prepared monthly sales reports for management
Managed inventory and reconciled stock with the warehouse system
Handled customer enquiries by phone and chat
Led a team of 12 people in three branches
Reduced delivery cost by 15% within a year
Scheduled shifts and monitored attendance
Responsible for recording daily transactions and reconciling bank statements at each month end, as well as preparing tax reports
Performed preventive maintenance on production machines
Built monitoring dashboards with SQL and Python
Coordinated with suppliers to make sure that raw material arrived on time for the production lines of two plants
Resolved complaints and followed up within 24 hours
Designed promotional material for social media
Trained 20 new employees on safety procedures`),
};
const organisationNames = words(
  `Himpunan Mahasiswa Akuntansi;BEM Fakultas Teknik;Badan Eksekutif Mahasiswa Universitas;OSIS;Karang Taruna Melati;Komunitas Literasi Kota;Unit Kegiatan Mahasiswa Pecinta Alam;Palang Merah Remaja;Ikatan Mahasiswa Teknik Sipil;AIESEC;Google Developer Student Club;Forum Anak Desa;Paduan Suara Mahasiswa;Yayasan Rumah Belajar;Dewan Perwakilan Mahasiswa;Rumah Zakat;Korps Sukarela PMI Unit Kampus;Gerakan Pramuka;HMJ Manajemen;Hima Teknik Informatika;UKM Bola Basket;Kesatuan Aksi Mahasiswa Muslim Indonesia;Senat Mahasiswa Fakultas Hukum;Rohis SMA Negeri 5;Satu Tangan Foundation;Sahabat Beasiswa Chapter Malang;Panitia Ospek Universitas;Majelis Perwakilan Kelas;LDK Al-Ikhlas;Dewan Kerja Ambalan;Persekutuan Mahasiswa Kristen;Purna Paskibraka Indonesia`,
);
const roleWords: Readonly<Record<"id" | "en", readonly (readonly [string, string])[]>> = {
  id: [
    ["chair", "Ketua"],
    ["vice-chair", "Wakil Ketua"],
    ["secretary", "Sekretaris"],
    ["treasurer", "Bendahara"],
    ["member", "Anggota"],
    ["volunteer", "Relawan"],
    ["coordinator", "Koordinator Acara"],
    ["division-head", "Kepala Divisi Humas"],
    ["officer", "Pengurus Harian"],
    ["chair", "Ketua Umum"],
    ["treasurer", "Bendahara Umum"],
    ["secretary", "Sekretaris I"],
    ["committee-chair", "Ketua Pelaksana"],
    ["division-head", "Kepala Departemen Kaderisasi"],
    ["officer", "Staf Divisi Media"],
  ],
  en: [
    ["chair", "President"],
    ["chair", "Chairperson"],
    ["vice-chair", "Vice President"],
    ["secretary", "Secretary"],
    ["treasurer", "Treasurer"],
    ["member", "Member"],
    ["volunteer", "Volunteer"],
    ["coordinator", "Event Coordinator"],
    ["division-head", "Head of Public Relations Division"],
    ["officer", "Staff of Media Division"],
    ["committee-chair", "Project Officer"],
    ["vice-chair", "Vice Chairman"],
    ["treasurer", "General Treasurer"],
  ],
};
export const streets = words(
  "Jl. Kaliurang Km. 5 No. 12;Jl. Melati III No. 4, RT 03/RW 05;Perumahan Griya Asri Blok C2/7;Jl. Jenderal Sudirman No. 88;Jalan Anggrek Raya 17;Gg. Mawar No. 2",
);
export const senior = words(
  "SMA Negeri 3;SMA Negeri 1;SMAN 8;SMK Negeri 2;SMKN 4;SMA Katolik Santa Maria;MAN 1;SMK Telkom",
);
export const seniorMajors = {
  sma: words("IPA;IPS;Bahasa"),
  smk: words("Teknik Kendaraan Ringan;Akuntansi;Rekayasa Perangkat Lunak;Teknik Komputer dan Jaringan"),
};
export const summaries = {
  id: words(`Lulusan yang teliti dan cepat belajar dengan pengalaman lebih dari 3 tahun di bidang operasional
Saya terbiasa bekerja dalam tim maupun mandiri, dan tertarik membangun karier di perusahaan yang bertumbuh
Profesional di bidang logistik sejak 2018 dengan minat pada perbaikan proses dan analisis data`),
  en: words(`Detail-oriented graduate with more than 3 years of experience in operations
I work well both in a team and by myself, and I am eager to grow with a company that values learning
Logistics professional since 2018 with a keen interest in process improvement and data analysis`),
};
export const skills = words(
  "Microsoft Excel;SQL;Python;Komunikasi;Negosiasi;Adobe Photoshop;SAP;Google Analytics;Public Speaking;AutoCAD;Manajemen Waktu;Kepemimpinan;Mengemudi (SIM A, SIM B1);React;Java",
);
export const certificates = words(
  "Ahli K3 Umum, Kemnaker RI, 2021;Brevet Pajak A & B, Ikatan Akuntan, 2020;TOEFL ITP 550 (2022);Google Data Analytics Professional Certificate, Coursera, Mar 2022;Pelatihan Kepemimpinan, Universitas Terbuka, 2019;Sertifikat Barista Tingkat Dasar - BNSP (2023)",
);
export const hobbies = words("Membaca;Bersepeda;Fotografi;Memasak;Futsal;Traveling;Catur");
export const referees = words(
  "Bapak Hartono, Manajer Gudang, PT Sinar Padma Abadi, 0811-2233-4455;Ibu Sri Wahyuni, Dosen Pembimbing, Universitas Gadjah Mada, +62 813 9988 7766;Mr. Daniel Tan, Director, Nusantara Freight Pte. Ltd., +65 9123 4567",
);

export const usualWords: Vocabulary = { companies, positions, organisationNames, roleWords };
