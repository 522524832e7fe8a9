import type { Platform } from "../../platform/platform.ts";
import { candidateThing } from "../candidates/page/read-candidate.server.ts";
import { writeNote } from "./change-notes.server.ts";

/** Notes of the sample content (recruiting §13). */
const sampleSize = 60;

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
interface SampleNote {
  text: string;
  by: "recruiter" | "manager";
  isCalling: boolean;
  hoursAgo: number;
}

/** How many of the notes the hiring manager wrote, the newest ones. */
const byManager = 6;

/** The text of the sample's note of this number; the same for the same number. */
function sampleNote(number: number): SampleNote {
  const hoursAgo = 3 + number * 5;
  if (number < byManager) return { text: ofManager, by: "manager", isCalling: number === 0, hoursAgo };
  return { text: texts[number % texts.length] ?? "", by: "recruiter", isCalling: false, hoursAgo };
}

interface Sample {
  /** Whose applications are written of. */
  applicationIds: readonly number[];
  recruiterId: number;
  managerId: number;
}

const hourMs = 3_600_000;

/** Gives applications of the sample notes: the hiring manager's are of those that he sees. */
export async function seedNotes({ database, clock }: Platform, sample: Sample): Promise<void> {
  const { applicationIds, recruiterId, managerId } = sample;
  const now = clock();
  await database.transact(async (tx) => {
    const shared: number[] = [];
    for (const id of applicationIds) if ((await candidateThing(tx, id))?.isShared === true) shared.push(id);
    // The oldest first: notes are read by their ids.
    for (let number = sampleSize - 1; number >= 0; number--) {
      const { text, by, isCalling, hoursAgo } = sampleNote(number);
      const about = by === "manager" ? shared : applicationIds;
      const applicationId = about[number % about.length];
      if (applicationId === undefined) continue;
      const staffId = by === "manager" ? managerId : recruiterId;
      const done = { actor: { kind: "staff", id: staffId }, requestId: "sample" } as const;
      const writing = { by: done, staffId, now: new Date(now.getTime() - hoursAgo * hourMs) };
      const note = { text, mentions: isCalling ? [recruiterId] : [] };
      const written = await writeNote(tx, writing, applicationId, note);
      if (written.status !== "written") throw new Error(`A sample note was refused: ${written.status}.`);
    }
  });
}
