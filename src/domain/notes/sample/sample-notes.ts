/** Notes of the sample content (recruiting §13). */
export const sampleSize = 60;

const texts = [
  "Ditelepon: mau giliran malam, bisa mulai dua minggu setelah ditawari.",
  "CV rapi, tetapi masa kerja di gudang kedua tidak jelas. Tanyakan saat wawancara.",
  "Pernah memakai WMS yang sama dengan kita. Cocok untuk Cikarang.",
  "Gaji yang diminta di atas rentang; bersedia membicarakannya.",
  "Rujukan sudah dihubungi: tepat waktu, disukai regunya.",
  "Belum menjawab telepon. Dicoba lagi besok pagi.",
  "Sertifikat forklift masih berlaku sampai tahun depan.",
  "Domisili jauh; menanyakan jemputan dan mes.",
  "Jawaban tentang stok opname kuat, contoh dari pekerjaan terakhirnya jelas.",
  "Lebih cocok untuk peran perencana rute. Tawarkan bila peran ini penuh.",
];
const ofManager = "Sudah saya baca. Teruskan ke wawancara pengguna.";

/** A note of the sample: who wrote it, whether it calls the recruiter, and how many hours ago. */
export interface SampleNote {
  text: string;
  by: "recruiter" | "manager";
  isCalling: boolean;
  hoursAgo: number;
}

/** How many of the notes the hiring manager wrote, the newest ones. */
const byManager = 6;

/** What the sample's note of this number says; the same for the same number. */
export function sampleNote(number: number): SampleNote {
  const hoursAgo = 3 + number * 5;
  if (number < byManager) return { text: ofManager, by: "manager", isCalling: number === 0, hoursAgo };
  return { text: texts[number % texts.length] ?? "", by: "recruiter", isCalling: false, hoursAgo };
}
