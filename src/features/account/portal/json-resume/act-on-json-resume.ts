import { m } from "#messages";
import { need, type PageAction } from "../../../../contract/page.ts";
import type { Change } from "../../../resumes/json-resume/json-resume.ts";
import type { LeftOut } from "../../../resumes/json-resume/left-out.ts";
import { importJsonResume } from "../../../resumes/portal/json-resume/json-resume.calls.ts";

/** The result for a chosen file. */
export type JsonResumeOutcome =
  /** The changes it would make, and its text, to be sent again after the person agrees. */
  | { status: "would-change"; changes: Change[]; leftOut: LeftOut[]; text: string }
  | { status: "changed" | "nothing-new"; leftOut: LeftOut[] }
  | { status: "refused"; message: string };

/** Names of the form's fields: the file at first, its text when it is agreed to. */
export const fields = { file: "file", text: "text" } as const;

async function send({ api, url, language }: PageAction<unknown>, file: File | string, dryRun: boolean) {
  const sent = await api.send(importJsonResume, { body: { file, dryRun, lang: language } });
  if (sent.status === "refused" && sent.http === 401) need(sent, url);
  if (sent.status === "accepted") return { status: "accepted", ...sent.answer.data } as const;
  // A file that is larger than any body may be never came as far as the call.
  const fileError =
    sent.http === 413 ? m.resumes_json_large() : sent.errors.find(({ path }) => path === "file")?.message;
  return { status: "refused", message: fileError ?? sent.message } as const;
}

async function look(page: PageAction<unknown>, file: File | string): Promise<JsonResumeOutcome> {
  const preview = await send(page, file, true);
  if (preview.status === "refused") return preview;
  const { changes, leftOut } = preview;
  if (changes.length === 0) return { status: "nothing-new", leftOut };
  return { status: "would-change", changes, leftOut, text: await new Response(file).text() };
}

/** Looks at a file, or takes into the resume what was looked at. */
export async function act(page: PageAction<unknown>): Promise<JsonResumeOutcome> {
  const text = page.form.get(fields.text);
  if (typeof text !== "string") return look(page, page.form.get(fields.file) ?? "");
  const taken = await send(page, text, false);
  if (taken.status === "refused") return taken;
  return { status: taken.changes.length === 0 ? "nothing-new" : "changed", leftOut: taken.leftOut };
}
