import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";

/** That a company asked for the extended form, as the history and the application's own page tell it. */
export interface FormRequestLine {
  to: string;
  /** It waits for an answer. */
  isOpen: boolean;
  text: string;
}

/** What waits to be decided, or what was answered; nothing where no company asked. */
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
