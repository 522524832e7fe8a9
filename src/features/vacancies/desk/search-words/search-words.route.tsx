import { Form, Link } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { dateText, numberText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { WorkPage, WorkSection, WorkTable } from "../../../../ui/dense/work-page.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { findError, Refusal } from "../../../identity/desk/refusal.tsx";
import type { Route } from "./+types/search-words.route";
import { act, load, type SearchWordsOutcome } from "./act-on-search-words.ts";
import type { SearchWords } from "./search-words.calls.ts";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "search-word.edit", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_search_words_title());
}

/** What people looked for and did not find, and the words that an administrator adds for it. */
export default function SearchWordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { misses, pairs, aliases, functions, chosen } = loaderData;
  const turn = useTurn(actionData);
  const side = (
    <>
      {actionData?.status === "done" && (
        <Notice key={turn} tone="success" announce="status">
          {m.desk_search_words_saved()}
        </Notice>
      )}
      <Refusal refused={findRefused(actionData)} labels={labels()} />
      <PairForm key={`${chosen} ${pairs.length}`} chosen={chosen} outcome={actionData} />
      <FunctionForm key={aliases.length} functions={functions} outcome={actionData} />
    </>
  );
  return (
    <WorkPage title={m.desk_search_words_title()} sub={m.desk_search_words_lead()} side={side}>
      <WorkSection title={m.desk_search_words_misses()}>
        <Misses misses={misses} />
      </WorkSection>
      <WorkSection title={m.desk_search_words_pairs()}>
        <Pairs pairs={pairs} />
      </WorkSection>
      <WorkSection title={m.desk_search_words_functions()}>
        <Aliases aliases={aliases} />
      </WorkSection>
    </WorkPage>
  );
}

const findRefused = (outcome: SearchWordsOutcome | undefined) => (outcome?.status === "refused" ? outcome : undefined);

const labels = () => ({
  one: m.desk_search_words_one(),
  other: m.desk_search_words_other(),
  value: m.desk_search_words_value(),
  functionId: m.desk_search_words_function(),
});

const headings = (words: readonly string[]) =>
  words.map((word) => (
    <th key={word} scope="col">
      {word}
    </th>
  ));

function Misses({ misses }: Pick<SearchWords, "misses">) {
  if (misses.length === 0) {
    const text = m.desk_search_words_no_misses_text();
    return <StateScreen icon="search" title={m.desk_search_words_no_misses()} text={text} level={3} />;
  }
  const head = [m.desk_search_words_words(), m.desk_search_words_asked(), m.desk_search_words_last()];
  return (
    <WorkTable label={m.desk_search_words_misses()} head={headings([...head, m.desk_search_words_use()])}>
      {misses.map(({ words, asked: count, lastDay }) => (
        <tr key={words}>
          <th scope="row">{words}</th>
          <td>{numberText(count)}</td>
          <td data-quiet>{dateText(lastDay)}</td>
          <td>
            <Link to={`?${new URLSearchParams({ words })}`} preventScrollReset>
              {m.desk_search_words_use()}
            </Link>
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}

function Pairs({ pairs }: Pick<SearchWords, "pairs">) {
  const busy = useSending();
  if (pairs.length === 0) {
    const text = m.desk_search_words_no_pairs_text();
    return <StateScreen icon="list-details" title={m.desk_search_words_no_pairs()} text={text} level={3} />;
  }
  const head = [m.desk_search_words_one(), m.desk_search_words_other(), m.desk_search_words_remove()];
  return (
    <WorkTable label={m.desk_search_words_pairs()} head={headings(head)}>
      {pairs.map(({ id, one, other }) => (
        <tr key={id}>
          <th scope="row">{one}</th>
          <td>{other}</td>
          <td>
            <Form method="post" aria-label={m.desk_search_words_remove()}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="remove" kind="secondary" busy={busy}>
                {m.desk_search_words_remove()}
              </Button>
            </Form>
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}

function Aliases({ aliases }: Pick<SearchWords, "aliases">) {
  if (aliases.length === 0) {
    const text = m.desk_search_words_no_functions_text();
    return <StateScreen icon="list-details" title={m.desk_search_words_no_functions()} text={text} level={3} />;
  }
  const head = [m.desk_search_words_value(), m.desk_search_words_function()];
  return (
    <WorkTable label={m.desk_search_words_functions()} head={headings(head)}>
      {aliases.map((alias) => (
        <tr key={alias.value}>
          <th scope="row">{alias.value}</th>
          <td>{alias.function}</td>
        </tr>
      ))}
    </WorkTable>
  );
}

interface FormProps {
  readonly outcome: SearchWordsOutcome | undefined;
}

function PairForm({ chosen, outcome }: FormProps & { readonly chosen: string }) {
  const refused = findRefused(outcome);
  const field = (name: "one" | "other", value: string) => ({
    name,
    label: labels()[name],
    defaultValue: refused?.typed[name] || value,
    error: findError(refused, name),
  });
  return (
    <WorkSection title={m.desk_search_words_new()}>
      <Form method="post" noValidate>
        <Fields>
          <TextField {...field("one", chosen)} />
          <TextField {...field("other", "")} />
          <Button type="submit" name="intent" value="add" busy={useSending()}>
            {m.desk_search_words_add()}
          </Button>
        </Fields>
      </Form>
    </WorkSection>
  );
}

function FunctionForm({ functions, outcome }: FormProps & Pick<SearchWords, "functions">) {
  const refused = findRefused(outcome);
  return (
    <WorkSection title={m.desk_search_words_map()}>
      <Form method="post" noValidate>
        <Fields>
          <TextField
            name="value"
            label={labels().value}
            defaultValue={refused?.typed["value"] ?? ""}
            error={findError(refused, "value")}
          />
          <SelectField
            name="functionId"
            label={labels().functionId}
            options={functions.map(({ id, text }) => ({ value: String(id), label: text }))}
            error={findError(refused, "functionId")}
          />
          <Button type="submit" name="intent" value="map" busy={useSending()}>
            {m.desk_search_words_map()}
          </Button>
        </Fields>
      </Form>
    </WorkSection>
  );
}
