import type { Vocabulary } from "./words.ts";

// Names that the reader's rules were not made with: what is kept apart is made of these.

const words = (text: string) => text.split(";");

export const strangeWords: Vocabulary = {
  companies: words(
    "PT Gemilang Cipta Raya;Sriwijaya Tekstil;Dua Merpati Emas;Ruang Seduh;CV. Anugerah Teknik;Bintang Tujuh Samudra;Kantor Akuntan Publik Hadi & Rekan;Puskesmas Tegalrejo;Lazuardi Labs;Nirwana Group;BPR Artha Sentosa;PT Pelabuhan Nusa Timur;Sekolah Alam Cendekia;Telaga Warna Resort;Arunika Creative;PT Sido Rahayu Tbk;Ternak Makmur;Kargo Kilat;Balai Latihan Kerja Sragen;Percetakan Bagus",
  ),
  positions: {
    id: words(
      "Pengawas Lapangan;Pranata Komputer;Staf Ekspor Impor;Kepala Toko;Juru Ukur;Penata Rias;Montir;Analis Kredit;Petugas Loket;Pembimbing Belajar;Staf Humas;Kepala Regu;Pelaksana Proyek;Admin Gudang;Penjahit",
    ),
    en: words(
      "Export Staff;Store Manager;Credit Analyst;Site Supervisor;Machine Learning Engineer;Community Manager;Payroll Officer;UX Researcher;Flight Attendant;Dispatcher;Lab Assistant;Phlebotomist;Account Executive;Tour Guide;Management Trainee",
    ),
  },
  organisationNames: words(
    "Pusaka Nusantara;Lingkar Studi Ekonomi;English Debating Society;Tim Robotik Kampus;Teater Lilin;Orkes Keroncong Kampus;Pers Mahasiswa Bersuara;Koperasi Mahasiswa;Kelas Inspirasi Semarang;Laskar Hijau;Earth Hour Bandung;Young Entrepreneur Hub;Saka Bhayangkara;Ambalan Gajah Mada;Ikatan Duta Wisata;Badan Pengawas Pemilu Mahasiswa;Kampung Dongeng;Turun Tangan;Generasi Baru Indonesia;Sanggar Tari Larasati",
  ),
  roleWords: {
    id: [
      ["chair", "Ketua"],
      ["vice-chair", "Wakil Ketua I"],
      ["secretary", "Sekretaris Jenderal"],
      ["treasurer", "Bendahara II"],
      ["member", "Anggota Aktif"],
      ["volunteer", "Relawan Pengajar"],
      ["coordinator", "Koordinator Wilayah"],
      ["division-head", "Kepala Bidang Olahraga"],
      ["committee-member", "Panitia Konsumsi"],
    ],
    en: [
      ["chair", "President"],
      ["vice-chair", "Vice Chairperson"],
      ["secretary", "Secretary General"],
      ["treasurer", "Treasurer"],
      ["member", "Active Member"],
      ["volunteer", "Teaching Volunteer"],
      ["coordinator", "Regional Coordinator"],
      ["division-head", "Head of Finance Department"],
      ["committee-member", "Committee Member"],
    ],
  },
};
