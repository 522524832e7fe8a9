import { Form } from "react-router";
import { m } from "#messages";
import { momentText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Details } from "../../../../ui/display/details.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { useSending } from "../../../../ui/forms/use-sending.ts";
import { kindWords } from "../act-words.ts";
import type { HeldAnswer } from "../acts.calls.ts";
import { Letter } from "../letter.tsx";

/** What waits to leave, with its letter and the way to take it back: the page's action hears `intent=undo`. */
export function HeldNotice({ held: { kind, by, releaseAt, letter } }: { readonly held: HeldAnswer }) {
  const busy = useSending();
  return (
    <Form method="post" preventScrollReset>
      <Notice tone="warning" icon="hourglass-high">
        <p>{m.desk_acts_held_now({ kind: kindWords[kind](), by, moment: momentText(releaseAt) })}</p>
        {letter !== null && (
          <Details summary={m.desk_acts_shown_title()}>
            <Letter letter={letter} />
          </Details>
        )}
        <Button type="submit" name="intent" value="undo" kind="secondary" small busy={busy}>
          {m.desk_acts_undo()}
        </Button>
      </Notice>
    </Form>
  );
}
