import { Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer, type PageAction, type PageRequest } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { momentText, numberText } from "../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../ui/actions/button.tsx";
import { FilterBar, WorkPage } from "../../../ui/dense/work-page.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { Select } from "../../../ui/fields/select-field.tsx";
import { TextInput } from "../../../ui/fields/text-input.tsx";
import { useSending, useTurn } from "../../../ui/forms/form.tsx";
import { needed, type Page } from "../../desk-base/desk-page.ts";
import { useOwnAddress } from "../../desk-base/use-own-address.ts";
import { isTrailAction, trailActions } from "../trail.ts";
import type { Route } from "./+types/trail.route";
import { getTrail, getTrailStaff, type TrailRow, verifyTrailCall } from "./trail.calls.ts";
import styles from "./trail.module.css";
import { actionWords, TrailTable } from "./trail-table.tsx";

interface TrailFilters {
  from: string;
  to: string;
  staffId: string;
  action: string;
}

interface TrailData {
  trail: Page<TrailRow>;
  filters: TrailFilters;
  /** Members to choose from. */
  staff: { id: number; name: string }[];
}

const orAbsent = (text: string) => (text === "" ? undefined : text);

/** The trail as the address narrows it. */
async function load({ api, url }: PageRequest<unknown>): Promise<TrailData> {
  const param = (name: string) => url.searchParams.get(name) ?? "";
  const filters = { from: param("from"), to: param("to"), staffId: param("staffId"), action: param("action") };
  const query = {
    ...{
      from: orAbsent(filters.from),
      to: orAbsent(filters.to),
      action: isTrailAction(filters.action) ? filters.action : undefined,
    },
    ...{ staffId: Number(filters.staffId) || undefined, cursor: orAbsent(param("cursor")) },
  };
  const trail = needed(await api.send(getTrail, { query }));
  return { trail, filters, staff: needed(await api.send(getTrailStaff, {})).data };
}

interface TrailOutcome {
  tone: "success" | "danger";
  message: string;
}

/** Computes every seal again and says whether all fit. */
async function act({ api }: PageAction<unknown>): Promise<TrailOutcome> {
  const sent = await api.send(verifyTrailCall, {});
  if (sent.status === "refused") return { tone: "danger", message: sent.message };
  const { answer } = sent;
  if (answer.status === "broken") {
    const moment = momentText(answer.sealedAt);
    return { tone: "danger", message: m.desk_trail_broken({ seal: String(answer.sealId), moment }) };
  }
  const counts = { entries: numberText(answer.entries), seals: numberText(answer.seals) };
  return { tone: "success", message: m.desk_trail_whole(counts) };
}

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "audit.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_trail_title());
}

/** Who did and looked at what, under seals (F41). */
export default function Trail({ loaderData, actionData }: Route.ComponentProps) {
  const { trail, filters, staff } = loaderData;
  const turn = useTurn(actionData);
  const total = { total: numberText(trail.total) };
  return (
    <WorkPage
      bare
      title={m.desk_trail_title()}
      sub={`${m.desk_trail_lead()} ${trail.totalIsMore ? m.desk_trail_count_more(total) : m.desk_trail_count(total)}`}
      acts={<Verify />}
    >
      {actionData !== undefined && (
        <Notice key={turn} tone={actionData.tone} announce="status" className={styles.notice}>
          {actionData.message}
        </Notice>
      )}
      <Filters filters={filters} staff={staff} />
      {trail.data.length === 0 ? (
        <StateScreen icon="history" title={m.desk_trail_none()} text={m.desk_trail_none_text()} />
      ) : (
        <TrailTable rows={trail.data} />
      )}
      {trail.next !== null && <Earlier cursor={trail.next} />}
    </WorkPage>
  );
}

function Verify() {
  const busy = useSending();
  return (
    <Form method="post">
      <Button type="submit" kind="secondary" icon="shield-checkered" busy={busy}>
        {m.desk_trail_verify()}
      </Button>
    </Form>
  );
}

function Earlier({ cursor }: { readonly cursor: string }) {
  const address = useOwnAddress();
  return (
    <p className={styles.more}>
      <ButtonLink kind="secondary" to={address({ cursor })}>
        {m.desk_trail_more()}
      </ButtonLink>
    </p>
  );
}

function Filters({ filters, staff }: Pick<TrailData, "filters" | "staff">) {
  return (
    <FilterBar
      label={m.desk_trail_filters()}
      button={
        <Button type="submit" kind="secondary">
          {m.desk_trail_find()}
        </Button>
      }
    >
      <TextInput type="date" name="from" aria-label={m.desk_trail_from()} defaultValue={filters.from} />
      <TextInput type="date" name="to" aria-label={m.desk_trail_to()} defaultValue={filters.to} />
      {staff.length > 0 && (
        <Select
          name="staffId"
          aria-label={m.desk_trail_staff()}
          placeholder={m.desk_trail_any_staff()}
          defaultValue={filters.staffId}
          options={staff.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <Select
        name="action"
        aria-label={m.desk_trail_action()}
        placeholder={m.desk_trail_any_action()}
        defaultValue={filters.action}
        options={trailActions.map((value) => ({ value, label: actionWords[value]() }))}
      />
    </FilterBar>
  );
}
