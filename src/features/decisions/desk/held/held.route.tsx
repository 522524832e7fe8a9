import { Form, Link } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { shortMomentText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { CountTabs } from "../../../../ui/dense/count-tabs.tsx";
import { StateWord } from "../../../../ui/dense/state-word.tsx";
import { WorkPage, WorkTable } from "../../../../ui/dense/work-page.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { useOwnAddress } from "../../../desk-base/use-own-address.ts";
import { actText } from "../../standing-words.ts";
import { whoseText } from "../act-words.ts";
import type { HeldRow } from "../acts.calls.ts";
import type { Route } from "./+types/held.route";
import { act, load } from "./act-on-held.ts";
import styles from "./held.module.css";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "candidate.act", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_acts_held_title());
}

/** What is sent when, by whom; each can be undone until then (F29). */
export default function ScheduledActs({ loaderData, actionData }: Route.ComponentProps) {
  const { acts, next, isMine } = loaderData;
  const address = useOwnAddress();
  const turn = useTurn(actionData);
  return (
    <WorkPage bare title={m.desk_acts_held_title()} sub={m.desk_acts_held_lead()}>
      {actionData !== undefined && (
        <Notice key={turn} tone={actionData.tone} announce="status" className={styles.notice}>
          {actionData.message}
        </Notice>
      )}
      <HeldTabs isMine={isMine} />
      {acts.length === 0 ? (
        <StateScreen icon="hourglass-high" title={m.desk_acts_held_none()} text={m.desk_acts_held_none_text()} />
      ) : (
        <HeldTable acts={acts} />
      )}
      {next !== null && (
        <p className={styles.more}>
          <ButtonLink kind="secondary" to={address({ cursor: next })}>
            {m.desk_acts_more()}
          </ButtonLink>
        </p>
      )}
    </WorkPage>
  );
}

function HeldTabs({ isMine }: { readonly isMine: boolean }) {
  const address = useOwnAddress();
  const tabs = [
    { to: address({ mine: null, cursor: null }), text: m.desk_acts_held_all(), current: !isMine },
    { to: address({ mine: "true", cursor: null }), text: m.desk_acts_held_mine(), current: isMine },
  ];
  return <CountTabs label={m.desk_acts_held_tabs()} tabs={tabs} />;
}

function HeldTable({ acts }: { readonly acts: readonly HeldRow[] }) {
  const head = [m.desk_acts_who(), m.desk_acts_what(), m.desk_acts_leaves(), m.desk_acts_vacancy()];
  return (
    <WorkTable
      cards
      label={m.desk_acts_held_title()}
      head={
        <>
          {[...head, m.desk_acts_by(), m.desk_acts_made()].map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{m.desk_acts_undo()}</VisuallyHidden>
          </th>
        </>
      }
    >
      {acts.map(({ id, applicationId, who, vacancy, kind, phase, by, madeAt, releaseAt }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/staff/applications/${applicationId}`}>{whoseText(who)}</Link>
          </th>
          <td>{actText({ kind, phase })}</td>
          <td>
            <StateWord tone="info" icon="hourglass-high">
              {shortMomentText(releaseAt)}
            </StateWord>
          </td>
          <td>{vacancy.title}</td>
          <td data-quiet>{by}</td>
          <td data-quiet data-nowrap>
            {shortMomentText(madeAt)}
          </td>
          <td>
            <Undo applicationId={applicationId} who={whoseText(who)} />
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}

function Undo({ applicationId, who }: { readonly applicationId: number; readonly who: string }) {
  const busy = useSending();
  return (
    <Form method="post">
      <input type="hidden" name="applicationId" value={applicationId} />
      <Button type="submit" kind="secondary" small busy={busy}>
        {m.desk_acts_undo()}
        <VisuallyHidden>, {who}</VisuallyHidden>
      </Button>
    </Form>
  );
}
