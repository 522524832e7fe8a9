import { Form, Link } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { formText } from "../../../contract/field-values.ts";
import { actInDesk, actOnServer, inDesk, onServer, type PageAction, type PageRequest } from "../../../contract/page.ts";
import { getId, pageMeta } from "../../../contract/page-meta.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { WorkPage, WorkSection, WorkTable } from "../../../ui/dense/work-page.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Fields, useSending, useTurn } from "../../../ui/forms/form.tsx";
import { needed } from "../../desk-base/desk-page.ts";
import { findError, Refusal, type Refused } from "../../identity/desk/refusal.tsx";
import { useViewer } from "../../identity/desk/use-viewer.ts";
import { retentionMonths } from "../settings/company-settings.ts";
import type { Route } from "./+types/companies.route";
import { type CompanyAnswer, type CompanyName, changeCompany, getCompany, listCompanies } from "./companies.calls.ts";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "company-settings.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_companies_title());
}

/** The companies that one works for, and how each recruits. */
export default function Companies({ loaderData, actionData }: Route.ComponentProps) {
  const { companies, chosen } = loaderData;
  const side = chosen && <Settings key={chosen.id} company={chosen} outcome={actionData} />;
  return (
    <WorkPage bare title={m.desk_companies_title()} sub={m.desk_companies_lead()} side={side ?? undefined}>
      {companies.length === 0 ? (
        <StateScreen icon="building" title={m.desk_companies_none()} text={m.desk_companies_none_text()} />
      ) : (
        <CompanyTable companies={companies} chosenId={chosen?.id} />
      )}
    </WorkPage>
  );
}

function CompanyTable({
  companies,
  chosenId,
}: {
  readonly companies: readonly CompanyName[];
  readonly chosenId: number | undefined;
}) {
  return (
    <WorkTable label={m.desk_companies_title()} head={<th scope="col">{m.desk_people_name()}</th>}>
      {companies.map(({ id, name }) => (
        <tr key={id} data-current={id === chosenId || undefined}>
          <th scope="row">
            <Link to={`/staff/companies/${id}`} preventScrollReset>
              {name}
            </Link>
          </th>
        </tr>
      ))}
    </WorkTable>
  );
}

function Settings({
  company,
  outcome,
}: {
  readonly company: CompanyAnswer;
  readonly outcome: CompanyOutcome | undefined;
}) {
  const turn = useTurn(outcome);
  const isOpen = useViewer().actions.includes("company-settings.edit");
  const refused = outcome?.status === "refused" ? outcome : undefined;
  const labels = { retentionMonths: m.desk_companies_retention() };
  return (
    <WorkSection title={company.name}>
      {outcome?.status === "saved" && (
        <Notice key={turn} tone="success" announce="status">
          {m.desk_companies_saved()}
        </Notice>
      )}
      <Refusal refused={refused} labels={labels} />
      {!isOpen && <Notice>{m.desk_companies_read_only()}</Notice>}
      <SettingsForm company={company} refused={refused} />
    </WorkSection>
  );
}

function SettingsForm({
  company,
  refused,
}: {
  readonly company: CompanyAnswer;
  readonly refused: Refused | undefined;
}) {
  const busy = useSending();
  const isOpen = useViewer().actions.includes("company-settings.edit");
  const { least, most } = retentionMonths;
  return (
    <Form method="post" noValidate key={company.version}>
      <input type="hidden" name="version" value={company.version} />
      <Fields>
        <Checkbox
          name="requiresReview"
          label={m.desk_companies_review()}
          note={m.desk_companies_review_note()}
          defaultChecked={company.requiresReview}
          disabled={!isOpen}
        />
        <Checkbox
          name="blindByDefault"
          label={m.desk_companies_blind()}
          note={m.desk_companies_blind_note()}
          defaultChecked={company.blindByDefault}
          disabled={!isOpen}
        />
        <TextField
          name="retentionMonths"
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          label={m.desk_companies_retention()}
          hint={m.desk_companies_retention_hint()}
          defaultValue={company.retentionMonths}
          disabled={!isOpen}
          error={findError(refused, "retentionMonths")}
        />
        {isOpen && (
          <p>
            <Button type="submit" busy={busy}>
              {m.desk_companies_save()}
            </Button>
          </p>
        )}
      </Fields>
    </Form>
  );
}

interface Params {
  id?: string | undefined;
}

interface CompaniesData {
  companies: CompanyName[];
  /** Whose settings are shown; null until one is chosen. */
  chosen: CompanyAnswer | null;
}

/** The companies of anyone who asks, and the settings of the one in the address. */
async function load({ api, params }: PageRequest<Params>): Promise<CompaniesData> {
  const id = params.id === undefined ? null : getId(params.id);
  const { data: companies } = needed(await api.send(listCompanies, {}));
  return { companies, chosen: id === null ? null : needed(await api.send(getCompany, { path: { id } })) };
}

type CompanyOutcome = { status: "saved" } | ({ status: "refused" } & Refused);

/** Saves how a company recruits. */
async function act({ api, form, params }: PageAction<Params>): Promise<CompanyOutcome> {
  const body = {
    requiresReview: form.has("requiresReview"),
    blindByDefault: form.has("blindByDefault"),
    retentionMonths: Number(formText(form, "retentionMonths")),
  };
  const ifMatch = Number(formText(form, "version"));
  const sent = await api.send(changeCompany, { path: { id: getId(params.id ?? "") }, body }, { ifMatch });
  if (sent.status === "accepted") return { status: "saved" };
  const message = sent.code === "version-conflict" ? m.desk_companies_stale() : sent.message;
  return { status: "refused", message, errors: sent.errors };
}
