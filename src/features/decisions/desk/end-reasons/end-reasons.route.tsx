import { Link } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateWord } from "../../../../ui/dense/state-word.tsx";
import { WorkPage, WorkSection, WorkTable } from "../../../../ui/dense/work-page.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { TextArea, TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import { longestWords } from "../../../applications/act/act.schema.ts";
import { findError, Refusal } from "../../../identity/desk/refusal.tsx";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import { KeptForm } from "../../../staff/desk/drafts/kept-form.tsx";
import type { Route } from "./+types/end-reasons.route";
import { act, type EndReasonOutcome, load, type Typed } from "./act-on-end-reasons.ts";
import type { EndReason } from "./end-reasons.calls.ts";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "end-reason.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_end_reasons_title());
}

/** Why applications end, and the message to their applicants (F30). */
export default function EndReasons({ loaderData, actionData }: Route.ComponentProps) {
  const { reasons, chosen } = loaderData;
  const mayEdit = useViewer().actions.includes("end-reason.edit");
  const panel = (
    <ReasonPanel key={chosen?.version ?? "new"} reason={chosen ?? null} outcome={actionData} mayEdit={mayEdit} />
  );
  return (
    <WorkPage
      bare
      title={m.desk_end_reasons_title()}
      sub={m.desk_end_reasons_lead()}
      acts={
        mayEdit ? (
          <ButtonLink to="?new=1" icon="plus" preventScrollReset>
            {m.desk_end_reasons_add()}
          </ButtonLink>
        ) : undefined
      }
      side={chosen === undefined ? undefined : panel}
    >
      {reasons.length === 0 ? (
        <StateScreen icon="list-details" title={m.desk_end_reasons_none()} text={m.desk_end_reasons_none_text()} />
      ) : (
        <ReasonTable reasons={reasons} chosenId={chosen?.id} />
      )}
    </WorkPage>
  );
}

function ReasonTable({
  reasons,
  chosenId,
}: {
  readonly reasons: readonly EndReason[];
  readonly chosenId: number | undefined;
}) {
  const head = [
    m.desk_end_reasons_name_id(),
    m.desk_end_reasons_name_en(),
    m.desk_end_reasons_code(),
    m.desk_end_reasons_state(),
  ];
  return (
    <WorkTable
      label={m.desk_end_reasons_title()}
      head={head.map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    >
      {reasons.map(({ id, code, name, isRetired }) => (
        <tr key={id} data-current={id === chosenId || undefined}>
          <th scope="row">
            <Link to={`?id=${id}`} preventScrollReset>
              {name.id}
            </Link>
          </th>
          <td lang="en">{name.en}</td>
          <td data-quiet>{code}</td>
          <td>
            {isRetired ? (
              <StateWord tone="none">{m.desk_end_reasons_retired()}</StateWord>
            ) : (
              <StateWord tone="ok">{m.desk_end_reasons_used()}</StateWord>
            )}
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}

const empty: Typed = { code: "", name: { id: "", en: "" }, words: { id: "", en: "" } };

interface ReasonPanelProps {
  readonly reason: EndReason | null;
  readonly outcome: EndReasonOutcome | undefined;
  readonly mayEdit: boolean;
}

const labels = () => ({
  code: m.desk_end_reasons_code(),
  "name.id": m.desk_end_reasons_name_id(),
  "name.en": m.desk_end_reasons_name_en(),
  "words.id": m.desk_end_reasons_words_id(),
  "words.en": m.desk_end_reasons_words_en(),
});

function ReasonPanel({ reason, outcome, mayEdit }: ReasonPanelProps) {
  const turn = useTurn(outcome);
  const refused = outcome?.status === "refused" ? outcome : undefined;
  return (
    <WorkSection title={reason === null ? m.desk_end_reasons_add() : reason.code}>
      {outcome?.status === "done" && (
        <Notice key={turn} tone="success" announce="status">
          {m.desk_end_reasons_saved()}
        </Notice>
      )}
      <Refusal refused={refused} labels={labels()} />
      <ReasonForm reason={reason} refused={refused} mayEdit={mayEdit} />
    </WorkSection>
  );
}

interface ReasonFormProps {
  readonly reason: EndReason | null;
  readonly refused: Extract<EndReasonOutcome, { status: "refused" }> | undefined;
  readonly mayEdit: boolean;
}

function ReasonForm({ reason, refused, mayEdit }: ReasonFormProps) {
  const typed = refused?.typed ?? reason ?? empty;
  const field = (name: "name" | "words", language: "id" | "en") => ({
    name: `${name}.${language}`,
    label: labels()[`${name}.${language}`],
    defaultValue: typed[name][language],
    error: findError(refused, `${name}.${language}`),
    lang: language,
    disabled: !mayEdit,
  });
  return (
    <KeptForm method="post" subject={`end-reason-${reason?.id ?? "new"}`} refused={refused} noValidate>
      {reason !== null && (
        <>
          <input type="hidden" name="id" value={reason.id} />
          <input type="hidden" name="version" value={reason.version} />
          <input type="hidden" name="code" value={reason.code} />
        </>
      )}
      <Fields>
        {reason === null && (
          <TextField
            name="code"
            label={m.desk_end_reasons_code()}
            hint={m.desk_end_reasons_code_hint()}
            defaultValue={typed.code}
            error={findError(refused, "code")}
          />
        )}
        <TextField {...field("name", "id")} />
        <TextField {...field("name", "en")} />
        <TextArea {...field("words", "id")} maxLength={longestWords} rows={4} />
        <TextArea {...field("words", "en")} maxLength={longestWords} rows={4} />
        {mayEdit && <ReasonActs reason={reason} />}
      </Fields>
    </KeptForm>
  );
}

function ReasonActs({ reason }: { readonly reason: EndReason | null }) {
  const busy = useSending();
  return (
    <Row>
      <Button type="submit" name="intent" value={reason === null ? "add" : "change"} busy={busy}>
        {m.desk_end_reasons_save()}
      </Button>
      {reason !== null && (
        <Button
          type="submit"
          name="intent"
          value={reason.isRetired ? "restore" : "retire"}
          kind="secondary"
          busy={busy}
        >
          {reason.isRetired ? m.desk_end_reasons_restore() : m.desk_end_reasons_retire()}
        </Button>
      )}
    </Row>
  );
}
