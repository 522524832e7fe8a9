import { Form } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { MoreLink } from "../../../ui/actions/more-link.tsx";
import { useSending } from "../../../ui/forms/use-sending.ts";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import type { FormRequestData } from "./load-form-request.ts";

/** Giving or declining; where no form was sent yet, the ways to fill one in stand in place of giving. */
export function AnswerForm({ request }: { readonly request: FormRequestData }) {
  const { company, ownForm, status } = request;
  const busy = useSending();
  return (
    <Form method="post">
      <Stack gap={16}>
        {ownForm === null ? (
          <FillIn />
        ) : (
          <MoreLink to={ownForm.to} icon="file-text">
            {m.applications_form_own({ date: ownForm.sentOn })}
          </MoreLink>
        )}
        <Row>
          {ownForm !== null && (
            <Button type="submit" name="answer" value="give" busy={busy}>
              {m.applications_form_give({ company })}
            </Button>
          )}
          {status === "asked" && (
            <Button type="submit" name="answer" value="decline" kind="secondary" busy={busy}>
              {m.applications_form_decline()}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  );
}

/** Both variants: which one fits is the applicant's to say. */
function FillIn() {
  return (
    <>
      <p>{m.applications_form_missing()}</p>
      <Row>
        <ButtonLink to="/flk1" kind="secondary" icon="file-text">
          {m.applications_form_fill_graduate()}
        </ButtonLink>
        <ButtonLink to="/flk2" kind="secondary" icon="file-text">
          {m.applications_form_fill_professional()}
        </ButtonLink>
      </Row>
    </>
  );
}
