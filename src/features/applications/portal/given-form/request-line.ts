import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText } from "../../../../i18n/formats.ts";
import type { DetailsAnswer } from "../application.schema.ts";
import { statusOfWire } from "../wire-status.ts";
import type { FormRequestLine } from "./form-request-line.tsx";

const words = {
  asked: m.applications_form_asked,
  given: m.applications_form_line_given,
  declined: m.applications_form_line_declined,
  removed: m.applications_form_line_removed,
} as const;

/** How the request for the extended form stands, in one sentence; null where nobody asked. */
export function requestLine({ formRequest, applicationStatusId }: DetailsAnswer["data"]): FormRequestLine | null {
  if (formRequest === null) return null;
  const { status, url: to, askedAt, answeredAt } = formRequest;
  const isOpen = status === "asked" && statusOfWire(applicationStatusId) === "on-process";
  return { to, isOpen, text: words[status]({ date: dateText(jakartaDay(answeredAt ?? askedAt)) }) };
}
