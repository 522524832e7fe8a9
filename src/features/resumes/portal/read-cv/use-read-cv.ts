import { useState } from "react";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../../contract/browser-api.ts";
import { busySeconds, readCv } from "./read-cv.calls.ts";
import type { CvChange } from "./read-cv.schema.ts";

/** What a CV brought, waiting for the person. */
export interface CvReview {
  file: File;
  changes: CvChange[];
  /** The CV's e-mail and the form's, where they differ and none of the changes says so. */
  emails: { cv: string; own: string } | null;
  unread: string[];
}

export type CvReading =
  | { status: "idle" }
  | { status: "reading" }
  | { status: "refused"; message: string }
  | { status: "nothing-new" }
  | { status: "review"; review: CvReview }
  | { status: "filled"; count: number };

export const isPdf = ({ name, type }: File) => type === "application/pdf" || /\.pdf$/i.test(name);

/** The form that a CV is read for. */
export interface CvTaker {
  /** What it holds now, as update-profile takes it. */
  data: () => Record<string, unknown>;
  /** Changes that it has a field for; all, where it says nothing. */
  fits?: (changes: readonly CvChange[]) => CvChange[];
  /** Puts what was ticked into it; the file becomes the CV where the person says so. */
  take: (changes: readonly CvChange[], cv: File | null) => void;
}

/** Sends the file; once more after a pause where the machine had no time for it, without a word. */
async function send(file: File, data: Record<string, unknown>) {
  const request = { body: { file, lang: getLocale(), data } };
  const sent = await browserApi.send(readCv, request);
  if (sent.status !== "refused" || sent.code !== "busy") return sent;
  await new Promise((resolve) => setTimeout(resolve, busySeconds * 1_000));
  return browserApi.send(readCv, request);
}

const emailPath = "personalData.email";

/** The e-mail that a form holds, as it sends it. */
function getEmail({ personalData }: Record<string, unknown>): string {
  const isHeld = typeof personalData === "object" && personalData !== null && "email" in personalData;
  return isHeld && typeof personalData.email === "string" ? personalData.email : "";
}

function findEmails(cv: string | null, own: string, changes: readonly CvChange[]): CvReview["emails"] {
  const isSame = cv === null || own === "" || cv.toLowerCase() === own.toLowerCase();
  return isSame || changes.some(({ path }) => path === emailPath) ? null : { cv, own };
}

/** Filling in a form from a CV: it is read, its changes are shown, and those that are taken stand in the form. */
export function useReadCv({ data, fits, take }: CvTaker) {
  const [reading, setReading] = useState<CvReading>({ status: "idle" });

  const read = async (file: File) => {
    setReading({ status: "reading" });
    const held = data();
    const sent = await send(file, held);
    if (sent.status === "refused") {
      const own = sent.errors.find(({ path }) => path === "file")?.message;
      return setReading({ status: "refused", message: own ?? sent.message });
    }
    const { unread, email } = sent.answer.data;
    const changes = fits?.(sent.answer.data.changes) ?? sent.answer.data.changes;
    if (changes.length === 0) return setReading({ status: "nothing-new" });
    const emails = findEmails(email, getEmail(held), changes);
    setReading({ status: "review", review: { file, changes, emails, unread } });
  };

  return {
    reading,
    read,
    close: () => setReading({ status: "idle" }),
    take(changes: readonly CvChange[], cv: File | null) {
      take(changes, cv);
      setReading({ status: "filled", count: changes.length });
    },
  };
}
