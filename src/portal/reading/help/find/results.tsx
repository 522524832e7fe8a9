import { useLocation } from "react-router";
import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { LiveRegion } from "../../../../ui/feedback/live-region.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { contactAnchor } from "../contact/contact-anchor.ts";
import { QuestionList } from "../questions/question-list.tsx";
import type { SearchData } from "./load-search.ts";

/** The questions that answer, best first and opened; or that there is none, and what to do then (V19). */
export function Results({ words, questions, didYouMean, categories }: SearchData) {
  const { search } = useLocation();
  const title = questions.length > 0 ? m.help_found(counted(questions.length)) : m.help_nothing_title();
  return (
    <section>
      <LiveRegion>{words !== "" && title}</LiveRegion>
      {questions.length > 0 ? (
        <>
          <SectionHead title={title} />
          <Stack>
            {didYouMean !== null && (
              <Notice icon="bulb">
                <p>{m.help_meant({ words: didYouMean })}</p>
              </Notice>
            )}
            <QuestionList key={words} questions={questions} categories={categories} firstOpen />
          </Stack>
        </>
      ) : (
        <StateScreen icon="search" tone="warm" title={title} text={m.help_nothing_text({ words })}>
          <ButtonLink to={`${search}#${contactAnchor}`}>{m.help_nothing_ask()}</ButtonLink>
        </StateScreen>
      )}
    </section>
  );
}
