import type { FAQPage, WithContext } from "schema-dts";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section, Split, Stack } from "../../../../ui/layout/layout.tsx";
import { Tabs } from "../../../../ui/navigation/tabs.tsx";
import { categoryPath } from "../../help-paths.ts";
import { HelpAside } from "../contact/help-aside.tsx";
import { Topics } from "../home/topics.tsx";
import { act } from "../questions/act-on-voice.ts";
import { QuestionList } from "../questions/question-list.tsx";
import type { Route } from "./+types/help-category.route";
import { CategoryHead } from "./category-head.tsx";
import styles from "./help-category.module.css";
import { type CategoryData, load } from "./load-category.ts";

/** A category's questions as search engines read them: schema.org's FAQPage. */
function faqPage(questions: CategoryData["questions"]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "help.read", hydrate: "deferred" };
export { staysAfterVoice as shouldRevalidate } from "../questions/act-on-voice.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, summary } = loaderData.category;
  const face = pageMeta(m.help_category_title({ name }), summary);
  const { questions } = loaderData;
  return questions.length === 0 ? face : [...face, { "script:ld+json": faqPage(questions) }];
}

export default function HelpCategory({ loaderData }: Route.ComponentProps) {
  const { category, others, contact } = loaderData;
  return (
    <>
      <CategoryHead {...loaderData} />
      <Container className={styles.page}>
        <Split gap={48}>
          <CategoryQuestions key={category.categoryId} {...loaderData} />
          <HelpAside contact={contact} />
        </Split>
        {others.length > 0 && (
          <Section>
            <SectionHead title={m.help_topics_other()} />
            <Topics categories={others} />
          </Section>
        )}
      </Container>
    </>
  );
}

/** The category's questions under the names of its parts; tabs lead to one part alone. */
function CategoryQuestions({ category, sub, questions }: CategoryData) {
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
