import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { dateText } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { MoreLink } from "../../../ui/actions/more-link.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Row } from "../../../ui/layout/layout.tsx";
import type { DetailsAnswer } from "./application.schema.ts";
import { statusOfWire } from "./wire-status.ts";

/** A company's request for the extended form, for the history and the application's own page. */
interface FormRequestLine {
  to: string;
  /** It waits for an answer. */
  isOpen: boolean;
  text: string;
}

/** The open request, or the answer; nothing where no company asked. */
export function FormRequest({ request }: { readonly request: FormRequestLine | null }) {
  if (request === null) return null;
  if (!request.isOpen)
    return (
      <MoreLink to={request.to} icon="file-text">
        {request.text}
      </MoreLink>
    );
  return (
    <Notice icon="file-text">
      <p>
        <strong>{request.text}</strong>
      </p>
      <Row>
        <ButtonLink to={request.to} small>
          {m.applications_form_todo()}
        </ButtonLink>
      </Row>
    </Notice>
  );
}

const words = {
  asked: m.applications_form_asked,
  given: m.applications_form_line_given,
  declined: m.applications_form_line_declined,
  removed: m.applications_form_line_removed,
} as const;

/** The state of the request for the extended form, in one sentence; null where no company asked. */
export function requestLine({ formRequest, applicationStatusId }: DetailsAnswer["data"]): FormRequestLine | null {
  if (formRequest === null) return null;
  const { status, url: to, askedAt, answeredAt } = formRequest;
  const isOpen = status === "asked" && statusOfWire(applicationStatusId) === "on-process";
  return { to, isOpen, text: words[status]({ date: dateText(jakartaDay(answeredAt ?? askedAt)) }) };
}
