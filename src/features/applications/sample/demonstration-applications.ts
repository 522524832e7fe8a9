import type { ActivityResult, ApplicationStatus, PhaseStatus } from "../application.ts";
import { platforms } from "../application.ts";

/** A phase of a sample application; days count from the day of loading, negative ones are past. */
export interface SamplePhase {
  /** Code of the master data's recruitment phase. */
  phase: keyof typeof activityNames;
  status: PhaseStatus;
  result: ActivityResult | null;
  activityDay: number;
  resultDay: number | null;
  /** Where to come on the day of the activity, at ten. */
  place?: string;
}

export interface SampleApplication {
  /** Code of a sample vacancy. */
  vacancy: string;
  sentDay: number;
  status: ApplicationStatus;
  platformId: number;
  phases: readonly SamplePhase[];
}

/** Descriptions of the phases. */
export const activityNames = {
  received: { id: "Lamaran dikirim", en: "Application sent" },
  screening: { id: "Resume dibaca dua orang", en: "Resume read by two people" },
  "online-test": { id: "Tes penalaran daring", en: "Online reasoning test" },
  "hr-interview": { id: "Wawancara dengan tim HR", en: "Interview with human capital" },
  "user-interview": { id: "Wawancara dengan calon atasan", en: "Interview with your future manager" },
  "medical-check": { id: "Pemeriksaan di klinik rekanan", en: "Check-up at the partner clinic" },
  offer: { id: "Surat penawaran", en: "Letter of offer" },
} as const;

function passed(phase: SamplePhase["phase"], activityDay: number, resultDay = activityDay): SamplePhase {
  return { phase, status: "passed", result: "passed", activityDay, resultDay };
}

function going(phase: SamplePhase["phase"], activityDay: number): SamplePhase {
  return { phase, status: "on-process", result: null, activityDay, resultDay: null };
}

function ended(phase: SamplePhase["phase"], activityDay: number, resultDay: number): SamplePhase {
  return { phase, status: "not-continued", result: "not-passed", activityDay, resultDay };
}

/** One in every status and by every channel, so that the history has something to show. */
export const sampleApplications: readonly SampleApplication[] = [
  {
    vacancy: "TBP-2611-013",
    sentDay: -6,
    status: "on-process",
    platformId: platforms.careerSite,
    phases: [passed("received", -6), going("screening", -3)],
  },
  {
    vacancy: "DWP-2610-033",
    sentDay: -23,
    status: "on-process",
    platformId: platforms.careerSite,
    phases: [
      passed("received", -23),
      passed("screening", -20, -17),
      passed("online-test", -12, -9),
      passed("hr-interview", -6, -4),
      { ...going("user-interview", 5), place: "Kantor pusat, lantai 7" },
    ],
  },
  {
    vacancy: "LAL-2610-008",
    sentDay: -40,
    status: "not-continued",
    platformId: platforms.jobFair,
    phases: [
      passed("received", -40),
      passed("screening", -37, -33),
      passed("online-test", -29, -26),
      ended("hr-interview", -19, -15),
    ],
  },
  {
    vacancy: "AKL-2609-031",
    sentDay: -50,
    status: "vacancy-closed",
    platformId: platforms.careerSite,
    phases: [
      passed("received", -50),
      { phase: "screening", status: "vacancy-closed", result: null, activityDay: -46, resultDay: -12 },
    ],
  },
  {
    vacancy: "NWD-2608-009",
    sentDay: -98,
    status: "not-continued",
    platformId: platforms.careerSite,
    phases: [passed("received", -98), passed("screening", -95, -90), ended("online-test", -84, -80)],
  },
  {
    vacancy: "GTL-2607-022",
    sentDay: -138,
    status: "hired",
    platformId: platforms.partner,
    phases: [
      passed("received", -138),
      passed("screening", -135, -130),
      passed("online-test", -125, -122),
      passed("hr-interview", -116, -114),
      passed("user-interview", -109, -106),
      passed("medical-check", -100, -97),
      passed("offer", -94, -90),
    ],
  },
];
