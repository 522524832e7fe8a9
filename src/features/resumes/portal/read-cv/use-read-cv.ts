import { useState } from "react";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import { drawCv, isPicture, mostPictures } from "../form/files/draw-cv.ts";
import { busySeconds, readCv } from "./read-cv.calls.ts";
import type { CvChange } from "./read-cv.schema.ts";

/** What a CV brought, waiting for the person. */
export interface CvReview {
  file: File;
  changes: CvChange[];
  /** The CV's e-mail and the form's, where they differ and none of the changes says so. */
  emails: { cv: string; own: string } | null;
  unread: string[];
  /** The file became the form's CV already. */
  isKept: boolean;
}

export type CvReading =
  | { status: "idle" }
  | { status: "reading" }
  | { status: "refused"; message: string }
  /** It is the form's CV now, and no field could be filled in from it. */
  | { status: "kept-unread"; name: string }
  /** So many pictures are the form's CV now. */
  | { status: "pictures"; pages: readonly File[]; cv: File }
  | { status: "nothing-new"; isKept: boolean }
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
  /** The form's place for the file itself; null where it has none. */
  cv: CvPlace | null;
}

export interface CvPlace {
  /** The new file that is there; null without one. */
  file: File | null;
  /** True while nothing is there, neither new nor stored. */
  isEmpty: boolean;
  put: (cv: File) => void;
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

type Sent = Awaited<ReturnType<typeof send>>;

/** A PDF becomes the CV of a form that has none, unless it is refused as a file; what is no text can be a CV. */
function isCvFor(place: CvPlace | null, file: File, sent: Sent): boolean {
  const isFaulty =
    sent.status === "refused" && sent.code !== "no-text" && sent.errors.some(({ path }) => path === "file");
  return place?.isEmpty === true && isPdf(file) && !isFaulty;
}

/** What becomes of a file that was sent. */
function getReading(
  file: File,
  sent: Sent,
  formData: Record<string, unknown>,
  { fits }: CvTaker,
  isKept: boolean,
): CvReading {
  if (sent.status === "refused") {
    if (isKept) return { status: "kept-unread", name: file.name };
    const own = sent.errors.find(({ path }) => path === "file")?.message;
    return { status: "refused", message: own ?? sent.message };
  }
  const { unread, email } = sent.answer.data;
  const changes = fits?.(sent.answer.data.changes) ?? sent.answer.data.changes;
  if (changes.length === 0) return { status: "nothing-new", isKept };
  const emails = findEmails(email, getEmail(formData), changes);
  return { status: "review", review: { file, changes, emails, unread, isKept } };
}

/** Pictures as the CV of a form: nobody reads words in them. */
async function readPictures(pages: readonly File[], place: CvPlace): Promise<CvReading> {
  if (pages.length > mostPictures) {
    return { status: "refused", message: m.resumes_read_cv_pictures_many({ max: mostPictures }) };
  }
  const drawn = await drawCv(pages);
  if (drawn.status === "unreadable") {
    return { status: "refused", message: m.resumes_read_cv_picture_unreadable({ name: drawn.name }) };
  }
  if (drawn.status === "large") return { status: "refused", message: m.resumes_read_cv_large() };
  place.put(drawn.cv);
  return { status: "pictures", pages, cv: drawn.cv };
}

/** Filling in a form from a CV: it is read, its changes are shown, and those that are taken stand in the form. */
export function useReadCv(taker: CvTaker) {
  const { data, take, cv: place } = taker;
  const [reading, setReading] = useState<CvReading>({ status: "idle" });
  // Pages are added as long as what was made of the others is the CV.
  const pages = reading.status === "pictures" && reading.cv === place?.file ? reading.pages : [];

  const read = async (file: File) => {
    setReading({ status: "reading" });
    const formData = data();
    const sent = await send(file, formData);
    const isKept = isCvFor(place, file, sent);
    if (isKept) place?.put(file);
    setReading(getReading(file, sent, formData, taker, isKept));
  };

  return {
    reading,
    /** Pictures that are the form's CV so far. */
    pages,
    async choose(files: readonly File[]) {
      const [first] = files;
      if (first === undefined) return;
      if (place === null || !isPicture(first)) return read(first);
      setReading({ status: "reading" });
      setReading(await readPictures(files, place));
    },
    close: () => setReading({ status: "idle" }),
    take(changes: readonly CvChange[], cv: File | null) {
      take(changes, cv);
      setReading({ status: "filled", count: changes.length });
    },
  };
}
