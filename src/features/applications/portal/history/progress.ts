import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { shortDateText, timeText, weekdayDateText } from "../../../../i18n/formats.ts";
import type { StepState } from "../../../../ui/display/timeline.tsx";
import type { ActivityResult, ApplicationStatus, PhaseStatus } from "../../application.ts";
import { currentPhaseIndex, type PhaseColour, phaseColour, phaseDate } from "../../phases.ts";
import type { DetailsAnswer } from "../application.schema.ts";
import { phaseStatusOfWire, resultOfWire } from "../wire-status.ts";

type WirePhase = DetailsAnswer["data"]["recruitmentProgress"][number];
type WireActivity = WirePhase["activityList"][number];

interface Activity extends Omit<WireActivity, "result"> {
  result: ActivityResult | null;
}

interface Phase extends Omit<WirePhase, "phaseStatus" | "activityList"> {
  /** null while it has not begun. */
  status: PhaseStatus | null;
  activities: readonly Activity[];
}

function getPhase({ phaseStatus, activityList, ...phase }: WirePhase): Phase {
  const activities = activityList.map(({ result, ...one }) => ({ ...one, result: resultOfWire(result) }));
  return { ...phase, status: phaseStatusOfWire(phaseStatus), activities };
}

const states = { orange: "now", red: "stop", green: "done" } as const satisfies Record<PhaseColour, StepState>;

/** How a phase is drawn: its colour as §4, nothing while it has not begun. */
export function stepState(status: PhaseStatus | null): StepState {
  return status === null ? "next" : states[phaseColour(status)];
}

const phaseStatusOf = {
  "on-process": "on-process",
  hired: "passed",
  "not-continued": "not-continued",
  "vacancy-closed": "vacancy-closed",
} as const satisfies Record<ApplicationStatus, PhaseStatus>;

/** A bead for each phase of an application of which only the current phase and the status are known. */
export function getBeads(phases: readonly string[], current: string, status: ApplicationStatus): StepState[] {
  const at = phases.indexOf(current);
  const now = stepState(phaseStatusOf[status]);
  return phases.map((_, index) => (index < at ? "done" : index === at ? now : "next"));
}

/** A phase with its state in words: "Tes daring: lolos". */
export function phaseTitle({ phaseName: phase, status }: Pick<Phase, "phaseName" | "status">): string {
  switch (status) {
    case null:
      return phase;
    case "on-process":
      return m.applications_history_phase_now({ phase });
    case "passed":
      return m.applications_history_phase_passed({ phase });
    case "not-continued":
      return m.applications_history_phase_stopped({ phase });
    case "vacancy-closed":
      return m.applications_history_phase_closed({ phase });
  }
}

/** "13/11/2026", or "" for no date. */
export function shortDate(moment: string | null): string {
  return moment === null ? "" : shortDateText(jakartaDay(moment));
}

const onOneDay = {
  passed: m.applications_history_activity_passed,
  "not-passed": m.applications_history_activity_not_passed,
} as const;

const onTwoDays = {
  passed: m.applications_history_activity_passed_later,
  "not-passed": m.applications_history_activity_not_passed_later,
} as const;

function activityLine({ activityName: name, result, activityDate, resultDate }: Activity): string {
  const [activityDay, resultDay] = [shortDate(activityDate), shortDate(resultDate)];
  if (result !== null && activityDay !== "" && resultDay !== "" && activityDay !== resultDay) {
    return onTwoDays[result]({ name, date: activityDay, resultDate: resultDay });
  }
  const date = resultDay || activityDay;
  if (date === "") return name;
  return result === null ? m.applications_history_activity({ name, date }) : onOneDay[result]({ name, date });
}

/** The first phase is the arrival of the application: a fact, nothing that one passes. */
function arrivalTitle({ phaseName: phase, status }: Phase): string | null {
  if (status === "passed") return phase;
  return status === "on-process" ? m.applications_history_phase_arrived({ phase }) : null;
}

function getWords(phase: Phase, index: number): { title: string; activities: string[] } {
  const arrival = index === 0 ? arrivalTitle(phase) : null;
  if (arrival !== null) return { title: arrival, activities: [] };
  return { title: phaseTitle(phase), activities: phase.activities.map(activityLine) };
}

/** How an invitation stands, and its page. */
export interface InvitationLine {
  text: string;
  isOpen: boolean;
  to: string;
}

const answerWords = {
  accepted: m.applications_history_invitation_accepted,
  declined: m.applications_history_invitation_declined,
  "reschedule-asked": m.applications_history_invitation_reschedule,
} as const;

function invitationLine({ invitation }: Phase): InvitationLine | null {
  const answer = invitation?.answer ?? null;
  if (answer === null || answer.status === "expired") return null;
  const { status, url: to, answerBy, answeredAt } = answer;
  const moment = answeredAt ?? answerBy;
  const words = { date: weekdayDateText(jakartaDay(moment)), time: timeText(moment) };
  const text = status === "open" ? m.applications_history_invitation_open(words) : answerWords[status](words);
  return { text, isOpen: status === "open", to };
}

/** A phase as the timeline shows it. */
export interface TimelinePhase {
  name: string;
  title: string;
  state: StepState;
  isCurrent: boolean;
  /** Its date (§4), "" when it has none. */
  when: string;
  activities: string[];
  /** Where to come, what to do and until when; only of the current phase. */
  todo: string[];
  /** The invitation that is to be answered, or was; null without one. */
  invitation: InvitationLine | null;
  /** Until when there will be news of the current phase, "" when nothing is promised. */
  news: string;
  /** The STAR form of the phase. */
  starForm: WirePhase["starForm"];
}

function getNews({ promise }: Phase): string {
  if (promise === null) return "";
  const date = weekdayDateText(promise.by);
  return promise.isLate ? m.applications_promise_late({ date }) : m.applications_promise({ date });
}

/** A passed phase invites nobody any more; the next step may still be shown. The deadline is beside the answer. */
function getTodo({ status, nextStep, starForm, ...phase }: Phase): string[] {
  const invitation = status === "on-process" ? phase.invitation : null;
  const isAnswerDay = invitation !== null && invitation.answer !== null && starForm?.isSubmitted !== false;
  const dueDate = isAnswerDay ? null : phase.dueDate;
  const at = invitation?.at ?? null;
  const place = invitation?.place ?? "";
  const when =
    at === null ? "" : m.applications_history_invited({ date: weekdayDateText(jakartaDay(at)), time: timeText(at) });
  const due = dueDate === null ? "" : m.applications_history_due({ date: weekdayDateText(dueDate) });
  return [when, place, nextStep ?? "", due].filter((line) => line !== "");
}

const hasTodo = ({ status }: Phase) => status === "on-process" || status === "passed";

/** The phases of an application in words, dates and colours. */
export function timeline(wirePhases: readonly WirePhase[]): TimelinePhase[] {
  const phases = wirePhases.map(getPhase);
  const current = currentPhaseIndex(phases);
  return phases.map((phase, index) => ({
    name: phase.phaseName,
    state: stepState(phase.status),
    isCurrent: index === current,
    when: shortDate(phaseDate(phase)),
    todo: index === current && hasTodo(phase) ? getTodo(phase) : [],
    invitation: invitationLine(phase),
    news: index === current ? getNews(phase) : "",
    starForm: phase.starForm,
    ...getWords(phase, index),
  }));
}
