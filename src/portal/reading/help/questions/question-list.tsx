import type { HelpCategory, HelpQuestion } from "../help.calls.ts";
import { Question } from "./question.tsx";
import { useOpenAsked } from "./use-open-asked.ts";

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
