import type { ApplicationStatus } from "../application.ts";

/** People who applied, of the sample content: made by rule, so that every start has the same. */
export interface SampleCandidate {
  name: string;
  email: string;
  phone: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  gender: 1 | 2;
  /** The degree's code, and how the other lists' entries begin in Indonesian. */
  degree: string;
  major: string;
  domicile: string;
  institution: string;
  experienceYears: number;
  experienceMonths: number;
  /** Rupiah a month. */
  salary: number;
  employer: string;
  position: string;
  duties: string;
}

const first = [
  ...["Sekar", "Baharuddin", "Yohana", "Gede", "Fransiska", "Dimas", "Aisyah", "Yulius", "Rizky", "Ayu", "Fathur"],
  ...["Theresia", "Agus", "Lalu", "Putri", "Hendrik", "Nurul", "Komang", "Rahmat", "Intan", "Yosua", "Dewi", "Bayu"],
  ...["Siti", "Andreas", "Wulan", "Teguh", "Melati", "Fajar", "Kartika"],
];
const last = [
  ...["Lestari", "Latief", "Simanjuntak", "Wirawan", "Oey", "Pratomo", "Rahmadani", "Wanggai", "Siregar"],
  ...["Saraswati", "Rohman", "Kolo", "Setiawan", "Wibowo", "Tambunan", "Hidayat", "Nugroho", "Maharani", "Sitorus"],
  ...["Kusuma", "Halim", "Purnama", "Sinaga", "Anggraini"],
];
const institutions = [
  ...["Universitas Lereng Merapi", "Institut Teknologi Nusa Karya", "Politeknik Selat Madura"],
  ...["Universitas Tanjung Bira", "Sekolah Tinggi Danau Toba", "Universitas Sungai Kapuas"],
];
const employers = [
  "PT Sagara Niaga Utama",
  "CV Lintas Bahari",
  "PT Kirana Pangan",
  "PT Bumi Arta Karsa",
  "Koperasi Tani Makmur",
];
const degrees = ["s1", "s1", "d3", "s1", "d4", "s1", "d3", "smk", "s1", "s2"];
const majors = [
  ...["Teknik Industri", "Manajemen Logistik", "Logistik", "Manajemen", "Teknik Mesin", "Administrasi Bisnis"],
  ...["Teknik Logistik", "Akuntansi", "Teknik Informatika"],
];
const domiciles = [
  ...["Kota Bekasi", "Kabupaten Karawang", "Kota Administrasi Jakarta Timur", "Kabupaten Bekasi", "Kota Bogor"],
  ...["Kota Depok", "Kota Tangerang", "Kota Surabaya", "Kota Semarang", "Kota Bandung", "Kota Makassar"],
];
const work = [
  ["Koordinator Pergudangan", "Memimpin tiga regu di gudang, menurunkan selisih stok, menata ulang rak memakai WMS."],
  ["Staf Perencanaan Distribusi", "Menjadwalkan kendaraan ke gerai dan memantau ketepatan waktu kirim setiap hari."],
  ["Analis Data", "Membuat laporan mingguan penjualan dan biaya, membersihkan data dari tiga sistem."],
  ["Supervisor Pergudangan dan Distribusi", "Mengatur giliran malam, FEFO, dan stok opname bergilir untuk 38 orang."],
  ["Staf Keuangan", "Menutup buku bulanan, memeriksa tagihan pemasok, menyiapkan laporan pajak."],
  ["Kepala Regu Distribusi", "Membagi muatan 60 truk sehari dan melatih pengemudi baru."],
  ["Teknisi Lapangan", "Merawat mesin pendingin, mencatat suku cadang, melatih dua teknisi baru."],
] as const;

const at = <Value>(list: readonly Value[], place: number): Value => {
  const value = list[place % list.length];
  if (value === undefined) throw new Error("An empty list has no sample.");
  return value;
};

/** One of the sample's candidates; the same for the same number. */
export function sampleCandidate(number: number): SampleCandidate {
  const name = `${at(first, number)} ${at(last, number * 7 + Math.floor(number / first.length))}`;
  const [position, duties] = at(work, number * 3);
  const experienceYears = (number * 5) % 13;
  const year = 2001 - experienceYears - (number % 4);
  const part = (length: number, factor: number) => String(((number * factor) % length) + 1).padStart(2, "0");
  return {
    ...{ name, email: `pelamar.${number + 1}@contoh.id`, gender: number % 2 === 0 ? 1 : 2 },
    phone: `+62 8120000${String(number + 1).padStart(4, "0")}`,
    ...{ birthDate: `${year}-${part(12, 5)}-${part(28, 11)}`, degree: at(degrees, number * 3) },
    ...{ major: at(majors, number * 2 + Math.floor(number / 9)), domicile: at(domiciles, number * 4) },
    ...{ institution: at(institutions, number), experienceYears, experienceMonths: (number * 5) % 12 },
    ...{ salary: 4_500_000 + ((number * 7) % 23) * 500_000, employer: at(employers, number * 2), position, duties },
  };
}

/** The state of an application of the sample. */
export interface SampleStanding {
  phase: string;
  status: ApplicationStatus;
  isWithdrawn: boolean;
  /** Days since its phase began. */
  waitingDays: number;
  isLate: boolean;
  /** Whether someone has opened it, and its rating. */
  isOpened: boolean;
  stars: 0 | 1 | 2 | 3;
}

const order = ["received", "screening", "online-test", "hr-interview", "user-interview", "medical-check", "offer"];

/** How many of the sample are in each phase on process. */
const onProcess = [110, 80, 40, 30, 20, 12, 12];

const phasesOnProcess = onProcess.flatMap((count, place) => Array.from({ length: count }, () => at(order, place)));

/** Those that have ended, and how (recruiting §13). */
const ends = [
  ...Array.from({ length: 6 }, () => "hired" as const),
  ...Array.from({ length: 90 }, () => "not-continued" as const),
  ...Array.from({ length: 12 }, () => "vacancy-closed" as const),
  ...Array.from({ length: 8 }, () => "withdrawn" as const),
];

export const sampleSize = { applicants: 240, applications: phasesOnProcess.length + ends.length } as const;

const lateOnes = 30;

/** Mixes numbers, so that each vacancy has some of everything. */
const mixed = (number: number) => (number * 211) % sampleSize.applications;

const starred = [0, 3, 0, 2, 0, 1, 0, 2, 0, 0] as const;

/** Staff's rating: none of a new one, of some nobody has opened yet. */
function reading(place: number, phase: string): Pick<SampleStanding, "isOpened" | "stars"> {
  const isOpened = phase !== order[0] || place % 3 === 0;
  return { isOpened, stars: isOpened ? at(starred, place) : 0 };
}

/** The state of the sample's application of this number; the same for the same number. */
export function sampleStanding(number: number): SampleStanding {
  const place = mixed(number);
  const end = ends[place - phasesOnProcess.length];
  if (end === undefined) {
    const isLate = place % 10 === 3 && place / 10 < lateOnes;
    const phase = at(phasesOnProcess, place);
    return {
      phase,
      status: "on-process",
      isWithdrawn: false,
      waitingDays: isLate ? 18 + (place % 7) : place % 6,
      isLate,
      ...reading(place, phase),
    };
  }
  const phase = end === "hired" ? "offer" : at(order, place % 5);
  const status = end === "withdrawn" ? "on-process" : end;
  const isWithdrawn = end === "withdrawn";
  return { phase, status, isWithdrawn, waitingDays: 2 + (place % 20), isLate: false, ...reading(place, phase) };
}

/** The phases before one, in their order. */
export const phasesBefore = (phase: string) => order.slice(0, order.indexOf(phase));

/** A vacancy of the sample content that the desk works on. */
export interface SampleVacancy {
  code: string;
  /** One is still led by the hiring system. */
  lead: "desk" | "import";
  /** Who someone is stays hidden up to a phase. */
  isBlind: boolean;
}

/** Three of each company; the first is the busiest. */
const codes = [
  ...["AKL-2611-004", "AKL-2611-007", "AKL-2611-018", "BEN-2611-006", "BEN-2611-010", "BEN-2611-022"],
  ...["DWP-2611-012", "DWP-2611-017", "DWP-2611-024", "GTL-2610-018", "GTL-2611-013", "GTL-2611-017"],
  ...["LAL-2610-031", "LAL-2611-009", "LAL-2611-017", "NWD-2611-002", "NWD-2611-014", "NWD-2611-026"],
  ...["RSM-2611-016", "RSM-2611-022", "RSM-2611-028", "TBP-2610-018", "TBP-2611-016", "TBP-2611-025"],
];

const ledByImport = "TBP-2611-016";
const blind = "AKL-2611-007";

export const sampleVacancies: readonly SampleVacancy[] = codes.map((code) => ({
  code,
  lead: code === ledByImport ? "import" : "desk",
  isBlind: code === blind,
}));

/** Of the busiest. */
const mostApplications = 150;

/** The vacancy of each application: many for the first vacancy, the others in turn; empty without vacancies. */
export function sharedOut<Vacancy>(vacancies: readonly Vacancy[], applications: number): Vacancy[] {
  const [busiest, ...others] = vacancies;
  if (busiest === undefined) return [];
  return Array.from({ length: applications }, (_, number) =>
    number < mostApplications ? busiest : (others[(number - mostApplications) % others.length] ?? busiest),
  );
}
