import { Form } from "react-router";
import { m } from "#messages";
import { counted } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Row } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { savedPath } from "./saved-address.ts";
import { type Chosen, savedNames } from "./saved-form.ts";
import styles from "./saved-list.module.css";

interface AskDialogProps {
  readonly open: boolean;
  readonly count: number;
  /** The id of the form that is sent. */
  readonly form: string;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Deleting asks first. */
export function AskDialog({ open, count, form, onClose, onDelete }: AskDialogProps) {
  const submit = () => {
    // The form reads its fields while this press is under way; only then may the choice be given up.
    setTimeout(onDelete);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.applications_saved_ask(counted(count))}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {m.applications_saved_keep()}
          </Button>
          <Button type="submit" form={form} name={savedNames.intent} value="delete" kind="danger" onClick={submit}>
            {m.applications_saved_delete()}
          </Button>
        </>
      }
    >
      <p>{m.applications_saved_ask_text()}</p>
    </Dialog>
  );
}

/** The same question in the page, without script. */
export function AskNotice({ chosen: { isAll, ids } }: { readonly chosen: Chosen }) {
  return (
    <Card as="section" className={styles.question}>
      <Text as="h2" look="h3">
        {isAll ? m.applications_saved_ask_all() : m.applications_saved_ask(counted(ids.length))}
      </Text>
      <p>{m.applications_saved_ask_text()}</p>
      <Form method="post">
        {isAll && <input type="hidden" name={savedNames.all} value="1" />}
        {ids.map((id) => (
          <input key={id} type="hidden" name={isAll ? savedNames.except : savedNames.vacancy} value={id} />
        ))}
        <Row>
          <ButtonLink to={savedPath()} kind="secondary">
            {m.applications_saved_keep()}
          </ButtonLink>
          <Button type="submit" name={savedNames.intent} value="delete" kind="danger">
            {m.applications_saved_delete()}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
