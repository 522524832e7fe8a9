import { useEffect } from "react";
import { useLocation, useNavigate, useSubmit } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { CountTabs } from "../../../../ui/dense/count-tabs.tsx";
import { WorkPage, WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { requestText } from "../../../decisions/desk/act-words.ts";
import { DecidePanel } from "../../../decisions/desk/decide/decide-panel.tsx";
import { decidePath } from "../../../decisions/desk/decide/decide-path.ts";
import { useUndo } from "../../../decisions/desk/held/act-on-held.ts";
import { HeldNotice } from "../../../decisions/desk/held/held-notice.tsx";
import { LedByImport } from "../../../decisions/desk/led-by-import.tsx";
import { StandingTags } from "../../../decisions/desk/standing-tags.tsx";
import { useViewer } from "../../../identity/desk/use-viewer.ts";
import { NotesPanel } from "../../../notes/desk/notes-panel.tsx";
import { FillScorecard } from "../../../scorecards/desk/fill-scorecard.tsx";
import { ScorecardsPanel } from "../../../scorecards/desk/panel/scorecards-panel.tsx";
import { type Bindings, useKeys } from "../../../staff/desk/keys/use-keys.ts";
import { whenText, whoText } from "../texts.ts";
import type { Route } from "./+types/candidate.route";
import { actOnCandidate, undoAct } from "./act-on-candidate.ts";
import styles from "./candidate.module.css";
import { CandidateActs } from "./candidate-acts.tsx";
import { CandidateFacts, ResumeSections } from "./candidate-facts.tsx";
import { CvPages } from "./cv-pages.tsx";
import { Answers } from "./entry.tsx";
import { focusNote, noteAnchor } from "./focus-note.ts";
import { type CandidateData, loadCandidate, type Part } from "./load-candidate.ts";
import type { CandidateAnswer, StarAnswer } from "./page.calls.ts";
import { GivenForm, Others, Timeline } from "./timeline.tsx";

/** Whether there is a form to read; while it is hidden who someone is, it is hidden too. */
const hasForm = ({ form, row }: CandidateData["page"]) => form?.status === "given" && row.who.kind === "named";

/** The parts of an application's page; those that its reader may not see are not there. */
function CandidateTabs({ page, part, list, scorecards }: CandidateData) {
  const to = (next: Part) => {
    const query = new URLSearchParams({ ...(next !== "application" && { part: next }), ...(list !== "" && { list }) });
    return query.size === 0 ? "." : `?${query}`;
  };
  const tab = (next: Part, text: string, count?: number) => ({
    ...{ to: to(next), text, current: part === next },
    count: count === undefined || count === 0 ? undefined : numberText(count),
  });
  const tabs = [
    tab("application", m.desk_applicants_part_application()),
    ...(page.person.cv === null ? [] : [tab("cv", m.desk_applicants_part_cv())]),
    ...(page.stars.length === 0 ? [] : [tab("star", m.desk_applicants_part_star(), page.stars.length)]),
    ...(hasForm(page) ? [tab("form", m.desk_applicants_part_form())] : []),
    ...(page.others.length === 0 ? [] : [tab("others", m.desk_applicants_part_others(), page.others.length)]),
    ...(scorecards === null || scorecards.criteria.length === 0 ? [] : [tab("scorecard", m.desk_scorecards_mine())]),
  ];
  return <CountTabs label={m.desk_applicants_parts()} tabs={tabs} />;
}

export const loader = onServer(loadCandidate);
export const clientLoader = inDesk(loadCandidate);
export const action = actOnServer(actOnCandidate, smallBody);
export const clientAction = actInDesk(actOnCandidate);
export const handle = { needs: "candidate.read", hydrate: "eager" };

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData ? whoText(loaderData.page.row) : m.desk_applicants_title_all());
}

/** Back to the list that it was opened from. */
function listPath(list: string): string {
  const query = new URLSearchParams(list);
  const vacancyId = query.get("vacancyId");
  query.delete("vacancyId");
  const text = query.size > 0 ? `?${query}` : "";
  const isOne = vacancyId !== null && /^\d+$/.test(vacancyId);
  return isOne ? `/staff/vacancies/${vacancyId}/applicants${text}` : `/staff/applications${text}`;
}

/** An application: who it is, what was sent, what happened (F24, F28). */
export default function Candidate({ loaderData, actionData }: Route.ComponentProps) {
  const { page, list, scheduledAct, notes, scorecards } = loaderData;
  const { row } = page;
  const mayEdit = useViewer().actions.includes("posting.edit");
  const undoneByKey = useCandidateKeys(page, list, loaderData.isLedByImport);
  const isUndone = actionData?.act === undoAct && actionData.message === null;
  const undone = isUndone ? m.desk_acts_undone() : undoneByKey;
  useNoteOfAddress();
  const { decision } = loaderData;
  return (
    <WorkPage
      back={{ to: listPath(list), label: m.desk_applicants_back_list() }}
      title={whoText(row)}
      tags={<StandingTags row={row} />}
      sub={[row.vacancy.title, row.phase?.name ?? m.desk_applicants_tab_none()].join(" · ")}
      acts={
        <CandidateActs
          page={page}
          list={list}
          isLedByImport={loaderData.isLedByImport}
          outcome={actionData}
          undone={undone}
        />
      }
      sideLast={decision === null}
      wideSide={decision !== null}
      side={
        <>
          {decision !== null && <DecidePanel key={row.id} data={decision} outcome={actionData?.decision} />}
          {scorecards !== null && (
            <ScorecardsPanel
              key={`scorecards-${row.id}`}
              scorecards={scorecards}
              vacancyId={row.vacancy.id}
              mayEdit={mayEdit}
              today={loaderData.today}
              outcome={actionData?.ask}
            />
          )}
          {notes !== null && <NotesPanel applicationId={row.id} notes={notes} outcome={actionData?.note} />}
          <Timeline events={page.timeline} />
        </>
      }
    >
      <div className={styles.page}>
        {scheduledAct !== null && <HeldNotice act={scheduledAct} hasKey />}
        {loaderData.isLedByImport && <LedByImport vacancyId={row.vacancy.id} />}
        {row.who.kind === "gone" && <Notice>{m.desk_applicants_gone_text()}</Notice>}
        {row.who.kind === "hidden" && <Notice>{m.desk_applicants_hidden_text()}</Notice>}
        <CandidateFacts page={page} />
        {page.form !== null && <Text tone="muted">{requestText(page.form)}</Text>}
        <CandidateTabs {...loaderData} />
        <Content {...loaderData} />
      </div>
    </WorkPage>
  );
}

/** A list's key `n` leads here to write a note. */
function useNoteOfAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === noteAnchor && key !== "") focusNote();
  }, [hash, key]);
}

function Content({ page, part, snapshot, star, form, list, scorecards }: CandidateData) {
  const resume = snapshot?.resume ?? page.resume;
  switch (part) {
    case "cv":
      return <CvPages key={page.row.id} id={page.row.id} name={page.person.cv?.name ?? null} />;
    case "star":
      return <StarForms forms={star} />;
    case "form":
      return form === null ? <Notice>{m.desk_applicants_form_none()}</Notice> : <GivenForm form={form} />;
    case "others":
      return <Others others={page.others} list={list} />;
    case "scorecard":
      return scorecards === null ? null : (
        <FillScorecard
          key={page.row.id}
          id={page.row.id}
          scorecards={scorecards}
          isBlind={page.row.who.kind === "hidden"}
        />
      );
    default:
      return resume === null ? null : (
        <>
          <ResumeSections resume={resume} page={page} snapshot={snapshot} />
          <Answers answers={page.answers} />
        </>
      );
  }
}

/** The STAR forms as they were sent. */
function StarForms({ forms }: { readonly forms: StarAnswer["data"] }) {
  return forms.map(({ id, submittedAt, questions, isHidden }) => (
    <WorkSection
      key={id}
      title={m.desk_applicants_part_star()}
      aside={
        submittedAt !== null && (
          <Text look="small" tone="muted">
            {whenText(submittedAt)}
          </Text>
        )
      }
    >
      {questions.map(({ question, answers }) => (
        <div key={question} className={styles.question}>
          <h3>{question}</h3>
          <dl>
            {answers.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={styles.long}>{text ?? (isHidden ? m.desk_applicants_answer_hidden() : "–")}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </WorkSection>
  ));
}

/**
 * The keys of a candidate's page (recruiting §8); nothing is decided on someone whose data is gone.
 * @returns the result of undoing a held act
 */
function useCandidateKeys({ row, previous, next }: CandidateAnswer, list: string, isLedByImport: boolean): string {
  const navigate = useNavigate();
  const submit = useSubmit();
  const { undo, getMessage } = useUndo();
  const mayDecide = useViewer().actions.includes("candidate.act") && row.who.kind !== "gone" && !isLedByImport;
  const to = (id: number | null) => () => {
    if (id !== null) void navigate(`/staff/applications/${id}?list=${encodeURIComponent(list)}`);
  };
  const star = (stars: number) => () => void submit({ act: "stars", stars }, { method: "post" });
  const decide = (kind: "move" | "end" | "invite") => () =>
    void navigate(decidePath(row.id, list, kind), { preventScrollReset: true });
  const deciding: Bindings = { m: decide("move"), e: decide("end"), i: decide("invite"), u: () => undo(row.id) };
  useKeys({
    ...{ "[": to(previous), "]": to(next), "0": star(0), "1": star(1), "2": star(2), "3": star(3) },
    n: focusNote,
    ...(mayDecide && deciding),
  });
  return getMessage(row.id);
}
