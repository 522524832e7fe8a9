import { Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  need,
  onServer,
  type PageRequest,
  signInFirst,
} from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { Fields, useOutcomeFocus, useSending } from "../../../../ui/forms/form.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { listPath, parseListState } from "../../../vacancies/portal/list/list-state.ts";
import { getSearchChoices } from "../../../vacancies/portal/vacancies.calls.ts";
import { alertsPath, usualFrequency } from "../../alert.ts";
import { frequencyChoices, oftenText } from "../frequency-words.ts";
import { getSearch, getState, toWire } from "../wire-search.ts";
import type { Route } from "./+types/keep.route";
import { GuestForm } from "./guest-form.tsx";
import { act, type KeepOutcome } from "./keep-page.ts";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "alert.keep", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.alerts_keep_title()) }, { name: "robots", content: "noindex" }];
}

/** Keeps a search of the list as it stands (suggestions §2). */
export default function Keep({ loaderData, actionData }: Route.ComponentProps) {
  const isDone = actionData !== undefined && actionData.status !== "refused";
  useOutcomeFocus(isDone);
  const refused = actionData?.status === "refused" ? actionData : undefined;
  return (
    <Gate say={<Advice />}>
      {isDone ? (
        <KeptScreen outcome={actionData} list={loaderData.list} />
      ) : (
        <>
          <Stack gap={8}>
            <h1 tabIndex={-1}>{m.alerts_keep_title()}</h1>
            <Text tone="muted">{m.alerts_keep_lead()}</Text>
          </Stack>
          <SearchWords data={loaderData} />
          <Card>{loaderData.isSignedIn ? <OwnForm refused={refused} /> : <GuestForm refused={refused} />}</Card>
        </>
      )}
    </Gate>
  );
}

function Advice() {
  return (
    <>
      <h2>{m.alerts_say_title()}</h2>
      <p>{m.alerts_say()}</p>
    </>
  );
}

interface KeptScreenProps {
  readonly outcome: Exclude<KeepOutcome, { status: "refused" }>;
  /** The search's list. */
  readonly list: string;
}

/** That a search is kept, was before, or waits for its link. */
function KeptScreen({ outcome, list }: KeptScreenProps) {
  if (outcome.status === "noted")
    return (
      <StateScreen
        level={1}
        icon="mail"
        tone="success"
        title={m.alerts_noted_title()}
        text={m.alerts_noted_text({ email: outcome.email })}
      >
        <ButtonLink to={list} kind="secondary">
          {m.alerts_kept_list()}
        </ButtonLink>
      </StateScreen>
    );
  const isNew = outcome.status === "kept";
  return (
    <StateScreen
      level={1}
      icon={isNew ? "circle-check" : "bell"}
      tone={isNew ? "success" : "warm"}
      title={isNew ? m.alerts_kept_title() : m.alerts_same_title()}
      text={isNew ? oftenText(outcome.frequency) : m.alerts_same_text()}
    >
      <Row>
        <ButtonLink to={alertsPath}>{m.alerts_kept_all()}</ButtonLink>
        <ButtonLink to={list} kind="secondary">
          {m.alerts_kept_list()}
        </ButtonLink>
      </Row>
    </StateScreen>
  );
}

function named<Id>(choices: readonly { id: Id; text: string }[], ids: readonly Id[]): string[] {
  return choices.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
}

/** The search of a list's address, in words, before it is saved. Recommendations need a sign-in. */
async function load({ api, url, language, isSignedIn }: PageRequest<object>) {
  const search = getSearch(parseListState(url.searchParams));
  if (search.isMatch && !isSignedIn) throw signInFirst(url);
  // Of the search's own, so that a place is named in which nothing is open.
  const { isMatch: _isMatch, ...asked } = toWire({ ...search, text: "" });
  const offered = await api.send(getSearchChoices, { path: { lang: language }, query: { ...asked, correct: "false" } });
  const choices = need(offered, url).data;
  const { text, functions, companies, category, places, kinds, salaryFrom, isMatch } = search;
  return {
    isSignedIn,
    isMatch,
    words: text,
    filters: [
      ...named(choices.function, functions),
      ...named(choices.company, companies),
      ...named(choices.jenjang, [category]),
      ...named([...choices.province, ...choices.city], places),
      ...named(choices.employment, kinds),
      ...named(choices.salary, [salaryFrom]),
    ],
    list: listPath(getState(search)),
  };
}

type KeepData = Awaited<ReturnType<typeof load>>;

/** How often, for anyone who is signed in: one press keeps it. */
function OwnForm({ refused }: { readonly refused: { message: string } | undefined }) {
  const busy = useSending();
  return (
    <Stack gap={24}>
      {refused && (
        <Notice tone="danger" announce="alert">
          {refused.message}
        </Notice>
      )}
      <Form method="post">
        <Fields>
          <RadioGroup
            name="frequency"
            label={m.alerts_frequency()}
            choices={frequencyChoices()}
            defaultValue={usualFrequency}
          />
          <Button type="submit" wide icon="bell" busy={busy}>
            {busy ? m.alerts_keep_sending() : m.alerts_keep_button()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}

/** The search as the list shows it, and a link to the list. */
function SearchWords({ data: { words, filters, isMatch, list } }: { readonly data: KeepData }) {
  const isAll = words === "" && filters.length === 0 && !isMatch;
  return (
    <Stack as="section" gap={8} aria-label={m.alerts_keep_search()}>
      <Text as="h2" look="h4">
        {m.alerts_keep_search()}
      </Text>
      <Row gap={8}>
        {isAll && <Tag>{m.alerts_name_all()}</Tag>}
        {words !== "" && <Tag tone="info">{words}</Tag>}
        {filters.map((text) => (
          <Tag key={text}>{text}</Tag>
        ))}
        {isMatch && <Tag tone="success">{m.alerts_name_match()}</Tag>}
      </Row>
      <MoreLink to={list}>{m.alerts_keep_sort()}</MoreLink>
    </Stack>
  );
}
