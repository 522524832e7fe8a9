import { m } from "#messages";
import type { ProfileContent } from "../../resumes/portal/wire/profile-answer.schema.ts";
import {
  type AnswerSection,
  type EntryAnswer,
  resumeAnswers,
  type SectionAnswers,
  type TextOf,
} from "./review/answers/answers.ts";

/** An answer that differs from the one that was sent; "" where there was or is none. */
export interface AnswerChange {
  label: string;
  before: string;
  after: string;
}

/** An entry of a list that is new, removed or changed. */
export interface EntryChange {
  kind: "added" | "changed" | "removed";
  id: number;
  title: string;
}

/** A section's differences. */
export interface SectionChange {
  section: AnswerSection;
  answers: AnswerChange[];
  entries: EntryChange[];
}

function getContent({ title, lines }: EntryAnswer): string {
  return JSON.stringify([title, lines]);
}

/** Entries that both have are left out, in any order; of the others those of one id are the same entry. */
function changedEntries(sent: readonly EntryAnswer[], now: readonly EntryAnswer[]): EntryChange[] {
  const without = (all: readonly EntryAnswer[], others: readonly EntryAnswer[]) =>
    all.filter((one) => !others.some((other) => getContent(other) === getContent(one)));
  const [gone, come] = [without(sent, now), without(now, sent)];
  const isIn = (all: readonly EntryAnswer[], id: number) => all.some((one) => one.id === id);
  return [
    ...come.map(({ id, title }) => ({ kind: isIn(gone, id) ? ("changed" as const) : ("added" as const), id, title })),
    ...gone.filter(({ id }) => !isIn(come, id)).map(({ id, title }) => ({ kind: "removed" as const, id, title })),
  ];
}

function getAnswers(section: SectionAnswers): { label: string; value: string }[] {
  return "answers" in section ? section.answers : [];
}

function changedAnswers(sent: SectionAnswers, now: SectionAnswers): AnswerChange[] {
  const before = new Map(getAnswers(sent).map(({ label, value }) => [label, value]));
  return getAnswers(now).flatMap(({ label, value }) => {
    const was = before.get(label) ?? "";
    return was === value ? [] : [{ label, before: was, after: value }];
  });
}

/** Files are compared by their address, since another one may have the same name. */
function changedFiles(sent: ProfileContent["personalData"], now: ProfileContent["personalData"]): AnswerChange[] {
  const changes: AnswerChange[] = [];
  if (now.oldImageUrl !== sent.oldImageUrl)
    changes.push({ label: m.applications_review_photo(), before: "", after: m.applications_edit_new_photo() });
  if (now.cvUrl !== sent.cvUrl)
    changes.push({ label: m.applications_review_cv(), before: sent.cvName ?? "", after: now.cvName ?? "" });
  return changes;
}

/** Differences of a resend to an application, section by section; empty for none. */
export function changedSections(sent: ProfileContent, now: ProfileContent, textOf: TextOf): SectionChange[] {
  const before = new Map(resumeAnswers(sent, textOf).map((section) => [section.section, section]));
  return resumeAnswers(now, textOf).flatMap((is) => {
    const was = before.get(is.section) ?? is;
    const files = is.section === "personal-data" ? changedFiles(sent.personalData, now.personalData) : [];
    const entries = "entries" in is && "entries" in was ? changedEntries(was.entries, is.entries) : [];
    const answers = [...changedAnswers(was, is), ...files];
    return answers.length + entries.length === 0 ? [] : [{ section: is.section, answers, entries }];
  });
}
