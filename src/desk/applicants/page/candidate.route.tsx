import { useEffect } from "react";
import { useLocation } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { WorkPage } from "../../../ui/dense/work-page.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { HeldNotice } from "../../acts/held/held-notice.tsx";
import { requestText } from "../../acts/request-text.ts";
import { NotesPanel } from "../../notes/panel/notes-panel.tsx";
import { FillScorecard } from "../../scorecards/fill/fill-scorecard.tsx";
import { ScorecardsPanel } from "../../scorecards/panel/scorecards-panel.tsx";
import { useViewer } from "../../shell/use-viewer.ts";
import { whoText } from "../list/texts.ts";
import type { Route } from "./+types/candidate.route";
import { actOnCandidate, undoAct } from "./act-on-candidate.ts";
import { Answers } from "./answers.tsx";
import styles from "./candidate.module.css";
import { CandidateActs } from "./candidate-acts.tsx";
import { CandidateFacts } from "./candidate-facts.tsx";
import { CandidateTabs } from "./candidate-tabs.tsx";
import { CvPages } from "./cv-pages.tsx";
import { focusNote, noteAnchor } from "./focus-note.ts";
import { GivenForm } from "./given-form.tsx";
import { type CandidateData, loadCandidate } from "./load-candidate.ts";
import { Others } from "./others.tsx";
import { ResumeSections } from "./resume-sections.tsx";
import { StarForms } from "./star-forms.tsx";
import { Timeline } from "./timeline.tsx";
import { useCandidateKeys } from "./use-candidate-keys.ts";

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
  const { page, list, held, notes, scorecards } = loaderData;
  const { row } = page;
  const mayEdit = useViewer().actions.includes("posting.edit");
  const undoneByKey = useCandidateKeys(page, list);
  const isUndone = actionData?.act === undoAct && actionData.message === null;
  const undone = isUndone ? m.desk_acts_undone() : undoneByKey;
  useNoteOfAddress();
  return (
    <WorkPage
      back={{ to: listPath(list), label: m.desk_applicants_back_list() }}
      title={whoText(row)}
      sub={[row.vacancy.title, row.phase?.name ?? m.desk_applicants_tab_none()].join(" · ")}
      acts={<CandidateActs page={page} list={list} outcome={actionData} undone={undone} />}
      sideLast
      side={
        <>
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
          {notes !== null && <NotesPanel key={row.id} notes={notes} outcome={actionData?.note} />}
          <Timeline events={page.timeline} />
        </>
      }
    >
      <div className={styles.page}>
        {held !== null && <HeldNotice held={held} />}
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
