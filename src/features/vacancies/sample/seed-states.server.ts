import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { findDeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { createVacancy } from "../draft/edit-vacancy.server.ts";
import type { BothTexts } from "../draft/vacancy-fields.ts";
import { type ChangingVacancy, changeVacancy } from "../states/change-vacancy.server.ts";
import { checkKinds, type VacancyChange, type VacancyState } from "../states/vacancy-state.ts";
import { addDays } from "../vacancy.ts";

/** A vacancy of the sample content that is not open, so that the desk shows each state (recruiting §13). */
interface SampleState {
  state: Exclude<VacancyState, "open">;
  code: string;
  title: BothTexts;
  /** HTML. */
  description: BothTexts;
  requirement: BothTexts;
  locations: readonly string[];
  /** Days from the start: when it was begun, and its last open day. */
  begun: number;
  ends: number;
}

const list = (...points: readonly string[]) => `<ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>`;

/** The oldest first, as they are made. */
const sampleStates: readonly SampleState[] = [
  {
    ...{ state: "archived", code: "AKL-2606-009", begun: -150, ends: -60, locations: ["Semarang, Jawa Tengah"] },
    title: { id: "Pengawas Bongkar Muat", en: "Loading Bay Supervisor" },
    description: {
      id: "<p>Mengatur 16 pintu muat pada giliran siang dan menjaga agar tidak ada truk yang menunggu dua jam.</p>",
      en: "<p>Runs 16 loading doors on the day shift, so that no lorry waits for two hours.</p>",
    },
    requirement: {
      id: list("Pengalaman lapangan tiga tahun.", "Bersertifikat K3 umum."),
      en: list("Three years on the floor.", "Holds a general safety certificate."),
    },
  },
  {
    ...{ state: "closed", code: "AKL-2609-012", begun: -55, ends: 20, locations: ["Balikpapan, Kalimantan Timur"] },
    title: { id: "Petugas Penerimaan Barang", en: "Goods-In Officer" },
    description: {
      id: "<p>Mencocokkan barang datang dengan surat jalan dan mencatat selisihnya pada hari yang sama.</p>",
      en: "<p>Checks what arrives against its papers and records differences the same day.</p>",
    },
    requirement: {
      id: list("SMA atau SMK.", "Teliti, dan berani menolak barang yang rusak."),
      en: list("Secondary school.", "Careful, and ready to refuse damaged goods."),
    },
  },
  {
    ...{ state: "scheduled", code: "AKL-2612-002", begun: -4, ends: 60, locations: ["Surabaya, Jawa Timur"] },
    title: { id: "Analis Tarif Angkutan", en: "Freight Rate Analyst" },
    description: {
      id: "<p>Membandingkan tarif 60 perusahaan pelayaran dan menjelaskan selisihnya kepada tim penjualan.</p>",
      en: "<p>Compares the rates of 60 shipping lines and explains the differences to the sales team.</p>",
    },
    requirement: {
      id: list("S1 teknik industri, statistika, atau ekonomi.", "Menulis laporan yang mudah dibaca."),
      en: list("A degree in industrial engineering, statistics or economics.", "Writes reports that read easily."),
    },
  },
  {
    ...{ state: "in-review", code: "AKL-2612-001", begun: -3, ends: 30, locations: ["Cikarang, Jawa Barat"] },
    title: { id: "Koordinator Gudang Dingin", en: "Cold Store Coordinator" },
    description: {
      id: "<p>Memimpin satu giliran di gudang beku bersuhu minus 20 derajat: 12 orang, 900 palet sehari.</p>",
      en: "<p>Leads one shift in a freezer store at minus 20 degrees: 12 people, 900 pallets a day.</p>",
    },
    requirement: {
      id: list("Pernah bekerja di gudang dua tahun.", "Paham rantai dingin untuk pangan."),
      en: list("Two years of work in a warehouse.", "Knows the cold chain for food."),
    },
  },
  {
    ...{ state: "draft", code: "AKL-2612-003", begun: -1, ends: 45, locations: ["Makassar, Sulawesi Selatan"] },
    title: { id: "Perencana Rute Antarpulau", en: "" },
    description: {
      id: "<p>Menyusun jadwal kapal dan truk sambungan untuk 38 pelabuhan di Indonesia timur, setiap pekan.</p>",
      en: "",
    },
    requirement: { id: list("D3 atau S1 semua jurusan.", "Terbiasa dengan lembar kerja besar."), en: "" },
  },
];

interface Seeding extends Pick<ChangingVacancy, "applicationsTo"> {
  /** Whose function the others have, and whose company. */
  vacancyId: number;
  recruiterId: number;
  /** Who wrote what the recruiter is to review. */
  colleagueId: number;
  now: Date;
}

const dayMs = 86_400_000;
const openAfter = 7;
const publish = (opensOn: string | null): VacancyChange => ({
  ...{ kind: "publish", opensOn },
  acceptedChecks: checkKinds.map((check) => ({ check, reason: "Contoh untuk peragaan." })),
});

interface Act {
  /** Days since the vacancy was begun. */
  after: number;
  change: VacancyChange;
}

/** Changes that move a draft to a state. */
function actsFor(state: SampleState["state"], today: string): Act[] {
  const published = { after: 2, change: publish(null) };
  const acts: Record<SampleState["state"], Act[]> = {
    draft: [],
    "in-review": [{ after: 2, change: { kind: "submit" } }],
    scheduled: [{ after: 2, change: publish(addDays(today, openAfter)) }],
    closed: [published, { after: 40, change: { kind: "close" } }],
    // Its last day closed it.
    archived: [published, { after: 120, change: { kind: "archive" } }],
  };
  return acts[state];
}

/** Gives the desk one vacancy of each state beside open. */
export async function seedStates(tx: Tx, seeding: Seeding): Promise<void> {
  const { vacancyId, recruiterId, colleagueId, now, applicationsTo } = seeding;
  const like = await findDeskVacancy(tx, vacancyId);
  if (like === undefined) return;
  const today = jakartaDay(now);
  for (const { state, code, begun, ends, ...texts } of sampleStates) {
    const actor = { kind: "staff", id: state === "in-review" ? colleagueId : recruiterId } as const;
    const by = { actor, requestId: "sample" };
    const at = (days: number) => new Date(now.getTime() + (begun + days) * dayMs);
    const { functionId, category, employmentType } = like.fields;
    const facts = { functionId, category, employmentType, openings: 1, replyDays: 14, endDay: addDays(today, ends) };
    const edits = { ...texts, ...facts, code };
    const made = await createVacancy(tx, { by, now: at(0) }, { companyId: like.companyId, edits });
    if (made.status !== "created") throw new Error(`The sample's vacancy ${code} was refused: ${made.status}.`);
    for (const { after, change } of actsFor(state, today)) {
      const outcome = await changeVacancy(tx, { by, now: at(after), applicationsTo }, made.vacancy.id, change);
      if (outcome.status === "refused") throw new Error(`${code} could not ${change.kind}: ${outcome.code}.`);
    }
  }
}
