import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { inDesk, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { readQuery } from "../../../../contract/read-query.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, rupiahText } from "../../../../i18n/formats.ts";
import { WorkPage } from "../../../../ui/dense/work-page.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { StandingTags } from "../../../decisions/desk/standing-tags.tsx";
import { needed } from "../../../desk-base/desk-page.ts";
import { compareQuery } from "../applicants.schema.ts";
import { ScoreReasons, Stars } from "../list/stars.tsx";
import { AnswerText, joined, span } from "../page/entry.tsx";
import { experienceText, mustText, whoText } from "../texts.ts";
import type { Route } from "./+types/compare.route";
import { type ComparedApplicants, type Comparison, compareCall } from "./compare.calls.ts";
import styles from "./compare.module.css";
import { ScorecardRows } from "./scorecard-rows.tsx";

interface CompareData {
  compared: ComparedApplicants | null;
  criteria: Comparison["criteria"];
}

const nobody = { compared: null, criteria: [] };

async function load({ api, url }: PageRequest<unknown>): Promise<CompareData> {
  const query = compareQuery.safeParse(readQuery(url.searchParams)).data;
  if (query === undefined) return nobody;
  const { data: compared, criteria } = needed(await api.send(compareCall, { query }));
  return { compared, criteria };
}

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const handle = { needs: "candidate.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_applicants_compare_title());
}

/** Applicants of one vacancy side by side; nobody is marked as best (F27). */
export default function Compare({ loaderData: { compared, criteria } }: Route.ComponentProps) {
  const [first] = compared ?? [];
  const vacancyId = first?.row.vacancy.id;
  const back = vacancyId === undefined ? "/staff/applications" : `/staff/vacancies/${vacancyId}/applicants`;
  return (
    <WorkPage
      bare
      title={m.desk_applicants_compare_title()}
      sub={first?.row.vacancy.title}
      back={{ to: back, label: m.desk_applicants_compare_back() }}
    >
      {compared === null ? (
        <StateScreen
          level={2}
          icon="users"
          title={m.desk_applicants_compare_title()}
          text={m.desk_applicants_compare_few()}
        />
      ) : (
        <Table compared={compared} criteria={criteria} />
      )}
    </WorkPage>
  );
}

type One = ComparedApplicants[number];

interface Fact {
  readonly label: () => string;
  readonly cell: (one: One) => ReactNode;
}

const lines = (texts: readonly string[]) =>
  texts.length === 0 ? (
    "–"
  ) : (
    <ul className={styles.lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );

const experiences = ({ resume }: One) =>
  (resume?.experiences ?? []).map(({ position, company, startYear, endYear }) =>
    joined(position, company, span(startYear, endYear ?? m.desk_applicants_now())),
  );

const educations = ({ resume }: One) =>
  (resume?.educations ?? []).map(({ degree, major, institution, grade }) => joined(degree, major, institution, grade));

const facts: readonly Fact[] = [
  { label: m.desk_applicants_col_stars, cell: ({ row }) => <Stars stars={row.stars} /> },
  { label: m.desk_applicants_col_score, cell: ({ row }) => <ScoreReasons score={row.score} reasons={row.reasons} /> },
  { label: m.desk_applicants_col_must, cell: ({ row }) => mustText(row.mustMissed) },
  { label: m.desk_applicants_col_phase, cell: ({ row }) => row.phase?.name ?? "–" },
  { label: m.desk_applicants_experiences, cell: (one) => lines(experiences(one)) },
  { label: m.desk_applicants_col_experience, cell: ({ row }) => experienceText(row.experienceMonths) },
  { label: m.desk_applicants_educations, cell: (one) => lines(educations(one)) },
  { label: m.desk_applicants_col_domicile, cell: ({ row }) => row.domicile ?? "–" },
  { label: m.desk_applicants_salary, cell: ({ row }) => (row.salary === null ? "–" : rupiahText(row.salary)) },
  { label: m.desk_applicants_sent, cell: ({ row }) => dateText(jakartaDay(row.appliedAt)) },
];

/** Questions of any of them, each once however often it was edited; the newest words. */
function getQuestions(compared: ComparedApplicants): { id: number; words: string }[] {
  const newest = new Map<number, One["answers"][number]>();
  for (const answer of compared.flatMap(({ answers }) => answers)) {
    const before = newest.get(answer.questionId);
    if (before === undefined || before.version < answer.version) newest.set(answer.questionId, answer);
  }
  return [...newest].map(([id, { words }]) => ({ id, words }));
}

/** One's answer to a question; in its own words, where it was asked in others than the newest. */
function Answer({ one, question }: { readonly one: One; readonly question: { id: number; words: string } }) {
  const answer = one.answers.find(({ questionId }) => questionId === question.id);
  if (answer === undefined) return "–";
  return (
    <>
      {answer.words !== question.words && <small className={styles.words}>{answer.words}</small>}
      <AnswerText answer={answer} />
    </>
  );
}

interface TableProps {
  readonly compared: ComparedApplicants;
  readonly criteria: Comparison["criteria"];
}

function Table({ compared, criteria }: TableProps) {
  return (
    <section className={styles.scroll} aria-label={m.desk_applicants_compare_title()}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.desk_applicants_compare_fact()}</th>
            {compared.map(({ row }) => (
              <th scope="col" key={row.id}>
                <Link to={`/staff/applications/${row.id}`}>{whoText(row)}</Link> <StandingTags row={row} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, cell }) => (
            <tr key={label()}>
              <th scope="row">{label()}</th>
              {compared.map((one) => (
                <td key={one.row.id}>{cell(one)}</td>
              ))}
            </tr>
          ))}
          {getQuestions(compared).map((question) => (
            <tr key={question.id}>
              <th scope="row">{question.words}</th>
              {compared.map((one) => (
                <td key={one.row.id}>
                  <Answer one={one} question={question} />
                </td>
              ))}
            </tr>
          ))}
          {criteria.length > 0 && <ScorecardRows compared={compared} criteria={criteria} />}
        </tbody>
      </table>
      <p className={styles.foot}>{m.desk_applicants_compare_no_best()}</p>
    </section>
  );
}
