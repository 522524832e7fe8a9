import { useEffect } from "react";
import { useLocation } from "react-router";
import type { HelpCategory, HelpQuestion } from "../help.calls.ts";
import { Question } from "./question.tsx";

/** Opens the question that the address ends in, also where the browser does not do so by itself. */
function useOpenAsked(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` tells that the same address was asked for again
  useEffect(() => {
    const asked = hash === "" ? null : document.getElementById(hash.slice(1));
    const details = asked?.closest("details");
    if (!asked || !details || details.open) return;
    details.open = true;
    asked.scrollIntoView();
  }, [hash, key]);
}

interface QuestionListProps {
  readonly questions: readonly HelpQuestion[];
  /** Given where questions of several categories stand together: each names its own. */
  readonly categories?: readonly HelpCategory[] | undefined;
  readonly firstOpen?: boolean | undefined;
}

/** Questions to open one by one. */
export function QuestionList({ questions, categories, firstOpen }: QuestionListProps) {
  useOpenAsked();
  const topicOf = (id: number) => categories?.find(({ categoryId }) => categoryId === id)?.name;
  return (
    <div>
      {questions.map((asked, at) => (
        <Question
          key={asked.questionId}
          asked={asked}
          topic={topicOf(asked.categoryId)}
          open={firstOpen === true && at === 0}
        />
      ))}
    </div>
  );
}
