import { foldText } from "../../reference-data/spelling.ts";
import type { CvLine } from "../lines/cv-line.ts";

/** A label's value is beside or below it. */
export type Label =
  | "name"
  | "phone"
  | "email"
  | "born"
  | "gender"
  | "place"
  | "company"
  | "position"
  | "period"
  | "start"
  | "end"
  | "duty"
  | "department"
  | "industry"
  | "institution"
  | "degree"
  | "major"
  | "grade"
  | "organisation"
  | "number"
  | "none";

const labels: readonly (readonly [Label, RegExp])[] = [
  ["name", /^(nama|nama lengkap|name|full name|nama panjang)$/],
  [
    "phone",
    /^(no|nomor|nomer)? ?(telepon|telp|tlp|tel|hp|handphone|ponsel|wa|whatsapp|phone|phone number|mobile|mobile phone|cell|contact number|kontak|contact|no kontak|no hp wa|telepon hp|telp hp|hp wa|nomor telepon)$/,
  ],
  ["email", /^(e ?mail|alamat e ?mail|surel|email address)$/],
  [
    "born",
    /^((tempat|tpt|tmp)( (dan|tanggal|tgl|tgl\.))*,? ?(tanggal|tgl)? ?lahir|ttl|tanggal lahir|tgl lahir|date of birth|dob|birth ?date|born|lahir|place( and|,)? date of birth|place and date of birth|birthday|tempat lahir tanggal lahir)$/,
  ],
  ["gender", /^(jenis kelamin|gender|sex|kelamin)$/],
  [
    "place",
    /^(domisili|alamat|alamat domisili|alamat sekarang|alamat saat ini|alamat rumah|alamat lengkap|tempat tinggal|address|home address|current address|location|lokasi|domicile|kota|city|lives in|residence)$/,
  ],
  [
    "company",
    /^(nama perusahaan|perusahaan|instansi|nama instansi|tempat kerja|company|company name|employer|perusahaan instansi|tempat bekerja|lembaga|tempat magang|institusi magang)$/,
  ],
  [
    "position",
    /^(jabatan|posisi|position|job title|title|role|sebagai|posisi jabatan|nama jabatan|pekerjaan|jabatan terakhir|peran)$/,
  ],
  [
    "period",
    /^(periode|tahun|masa kerja|waktu|period|year|years|duration|dates|date|lama bekerja|tahun masuk keluar|masa studi|durasi|tahun ajaran|lama|bulan tahun|lama kerja|periode kerja|tahun kerja|tahun pendidikan|tahun studi|rentang waktu|waktu kerja|tahun masuk lulus)$/,
  ],
  [
    "start",
    /^(mulai|tahun masuk|masuk|dari|tanggal mulai|mulai kerja|from|start|start date|started|year of entry|since)$/,
  ],
  [
    "end",
    /^(selesai|sampai|tahun lulus|lulus|tahun keluar|keluar|tanggal selesai|to|until|end|end date|finished|graduated|year of graduation|graduation year)$/,
  ],
  [
    "duty",
    /^(tugas|tugas utama|uraian tugas|deskripsi|deskripsi pekerjaan|deskripsi kerja|jobdesk|job ?desc|job description|description|responsibilities|responsibility|tanggung jawab|main duties|duties|key responsibilities|uraian|keterangan|uraian pekerjaan)$/,
  ],
  ["department", /^(departemen|department|divisi|division|bagian|unit kerja)$/],
  ["industry", /^(industri|industry|bidang usaha|bidang industri|bidang)$/],
  [
    "institution",
    /^(nama sekolah|sekolah|institusi|nama institusi|perguruan tinggi|universitas|university|school|institution|kampus|nama sekolah perguruan tinggi|nama perguruan tinggi|nama institusi pendidikan|sekolah kampus|sekolah universitas|asal sekolah|institute|nama institusi sekolah|lembaga pendidikan|nama lembaga|kampus sekolah|tempat pendidikan|college)$/,
  ],
  [
    "degree",
    /^(jenjang|tingkat|jenjang pendidikan|degree|level|gelar|tingkat pendidikan|strata|pendidikan|education level|level of education)$/,
  ],
  [
    "major",
    /^(jurusan|program studi|prodi|major|field of study|bidang studi|program|konsentrasi|jurusan program studi|programme|study programme)$/,
  ],
  ["grade", /^(ipk|gpa|nilai|nilai akhir|score|ip|ipk nilai|nilai ipk|cgpa|rata rata nilai)$/],
  [
    "organisation",
    /^(nama organisasi|organisasi|organization|organisation|nama kegiatan|nama organisasi kegiatan|kegiatan|lembaga)$/,
  ],
  ["number", /^(no|nomor|#)$/],
  [
    "none",
    /^(kota|tempat|lokasi|location|agama|religion|status|status pernikahan|marital status|kewarganegaraan|nationality|tinggi badan|berat badan|golongan darah|linkedin|website|portfolio|alasan keluar|reason for leaving|gaji|atasan|umur|usia|age|hobi|nik)$/,
  ],
];

function labelled(text: string): Label | null {
  const folded = foldText(text.replace(/[:.]\s*$/, ""));
  return folded === "" || folded.length > 40 ? null : (labels.find(([, words]) => words.test(folded))?.[0] ?? null);
}

/** The field of a label ("Nama Sekolah / Universitas"); null for other texts. */
export function findLabel(text: string): Label | null {
  const whole = labelled(text);
  if (whole !== null || text.length > 60) return whole;
  const pieces = text.split(/\s*[/&,]\s*|\s+(?:dan|and|atau|or)\s+/).map(labelled);
  return pieces.length > 1 && pieces.every((label) => label !== null) ? (pieces[0] ?? null) : null;
}

export interface Labelled {
  label: Label;
  value: string;
}

/** "Jabatan : Staf Gudang", with a colon or a wide gap between; null for a line without a known label. */
export function labelledIn(line: CvLine): Labelled | null {
  const [first, ...others] = line.cells;
  const [, before, after] = /^([^:]{1,40}?)\s*:\s*(.*)$/s.exec(line.text) ?? [];
  const byColon = before === undefined ? null : findLabel(before);
  if (byColon !== null && after !== undefined) return { label: byColon, value: after.trim() };
  const byGap = first === undefined || others.length === 0 ? null : findLabel(first.text);
  if (byGap === null) return null;
  return {
    label: byGap,
    value: others
      .map(({ text }) => text)
      .join(" ")
      .replace(/^:\s*/, ""),
  };
}
