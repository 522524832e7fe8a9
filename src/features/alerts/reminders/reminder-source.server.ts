import { m } from "#messages";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { everApplied } from "../../applications/application.queries.server.ts";
import { findResumes } from "../../resumes/resume.queries.server.ts";
import { letterMedia } from "../../vacancies/activity/career-activity.ts";
import {
  getMorning,
  type LetterPart,
  type LetterSource,
  type Occasion,
  type Recipient,
} from "../digest/letter-source.server.ts";
import { isToBeLookedAt } from "../digest/vacancy-letter.queries.server.ts";
import { readSeekerLists, type SeekerLists, seekerState } from "../suggestions/seekers.server.ts";
import { stillOpen } from "../suggestions/suggestion.queries.server.ts";
import { type ActivatedBetween, begunReviews, noteReminded, peopleToRemind } from "./reminder.queries.server.ts";

const hourMs = 3_600_000;
/** A morning's reminders go to accounts that were activated by six in the evening before, */
const leastHours = 12;
/** and at most a week before that: who was missed for so long has gone on. */
const mostHours = leastHours + 7 * 24;

function activatedBefore({ day }: Occasion): ActivatedBetween {
  const ago = (hours: number) => new Date(getMorning(day).getTime() - hours * hourMs);
  return { from: ago(mostHours), until: ago(leastHours) };
}

/**
 * The reminder of an application that was begun at the sign-up and not sent (our addition): once an account, and only
 * to people who want suggestions by e-mail.
 */
export const reminderSource: LetterSource = {
  async open(db, occasion) {
    const lists = await readSeekerLists(db);
    const activated = activatedBefore(occasion);
    const and = isToBeLookedAt("applicants.email_key", occasion);
    let after = 0;
    return {
      async due(db, most) {
        const due = await peopleToRemind(db, activated, { after, most, and });
        after = due.at(-1)?.applicantId ?? after;
        return due;
      },
      take: (tx, recipients) => takeParts(tx, { lists, activated, now: occasion.now }, recipients),
    };
  },
};

interface Run {
  lists: SeekerLists;
  activated: ActivatedBetween;
  now: Date;
}

async function takeParts(tx: Tx, run: Run, recipients: readonly Recipient[]): Promise<Map<string, LetterPart>> {
  const byId = new Map(
    recipients.flatMap((one) => (one.applicantId === null ? [] : [[one.applicantId, one] as const])),
  );
  const begun = await begunReviews(tx, run.activated, [...byId.keys()]);
  const resumes = await findResumes(
    tx,
    begun.map(({ applicantId }) => applicantId),
  );
  const seekers = begun.filter(({ applicantId }) => {
    const resume = resumes.get(applicantId)?.resume;
    return resume !== undefined && seekerState(run.lists, resume).status === "comes";
  });
  const waiting = await withoutSent(tx, seekers.map(toPairs));
  await noteReminded(
    tx,
    waiting.map(({ applicantId }) => applicantId),
    run.now,
  );
  return new Map(
    waiting.flatMap((one) => {
      const recipient = byId.get(one.applicantId);
      return recipient === undefined ? [] : [[recipient.key, getPart(one, recipient.language)] as const];
    }),
  );
}

interface Begun {
  applicantId: number;
  path: string;
  vacancyIds: readonly number[];
}

function toPairs({ applicantId, path }: { applicantId: number; path: string }): Begun {
  const ids = new URL(path, "http://own.invalid").searchParams.getAll("vacancy");
  return { applicantId, path, vacancyIds: ids.filter((id) => /^[1-9]\d{0,14}$/.test(id)).map(Number) };
}

/** Without vacancies that are closed or were applied to; without people who have no other. */
async function withoutSent(db: Db, begun: readonly Begun[]): Promise<Begun[]> {
  const open = await stillOpen(db, [...new Set(begun.flatMap(({ vacancyIds }) => vacancyIds))]);
  const pairs = begun.flatMap(({ applicantId, vacancyIds }) =>
    vacancyIds.filter((id) => open.has(id)).map((vacancyId) => ({ applicantId, vacancyId })),
  );
  const applied = await everApplied(db, pairs);
  return begun.flatMap(({ applicantId, path, vacancyIds }) => {
    const left = vacancyIds.filter(
      (id) => open.has(id) && !applied.some((one) => one.applicantId === applicantId && one.vacancyId === id),
    );
    return left.length === 0 ? [] : [{ applicantId, path, vacancyIds: left }];
  });
}

function getPart({ applicantId, path, vacancyIds }: Begun, language: Recipient["language"]): LetterPart {
  const locale = { locale: language };
  const reason = m.reminders_letter_text({}, locale);
  return {
    subject: m.reminders_letter_subject({}, locale),
    heading: m.reminders_letter_heading({}, locale),
    vacancies: vacancyIds.map((id) => ({ id, reason, path })),
    media: letterMedia.suggestions,
    stops: String(applicantId),
  };
}
