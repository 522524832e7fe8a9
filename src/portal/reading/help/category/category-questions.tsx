import { m } from "#messages";
import { categoryPath } from "../../../../domain/help/help-paths.ts";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Tabs } from "../../../../ui/navigation/tabs.tsx";
import { QuestionList } from "../questions/question-list.tsx";
import type { CategoryData } from "./load-category.ts";

/** The category's questions under the names of its parts; tabs lead to one part alone. */
export function CategoryQuestions({ category, sub, questions }: CategoryData) {
  const { categoryId, subcategories } = category;
  const parts = [...subcategories, { subCategoryId: null, name: m.help_category_rest() }];
  const groups = parts.map((part) => ({
    ...part,
    questions: questions.filter(({ subCategoryId }) => subCategoryId === part.subCategoryId),
  }));
  const tabs = [{ subCategoryId: null, name: m.help_category_all() }, ...subcategories];
  return (
    <Stack gap={32}>
      {subcategories.length > 0 && (
        <Tabs
          label={m.help_category_parts()}
          tabs={tabs.map(({ subCategoryId, name }) => ({
            to: categoryPath(categoryId, subCategoryId),
            text: name,
            current: subCategoryId === sub,
          }))}
        />
      )}
      {groups
        .filter((group) => group.questions.length > 0)
        .map((group) => (
          <section key={group.subCategoryId ?? 0}>
            <SectionHead title={subcategories.length > 0 ? group.name : m.help_category_questions()} />
            <QuestionList questions={group.questions} />
          </section>
        ))}
    </Stack>
  );
}
