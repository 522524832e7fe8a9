import { data } from "react-router";
import type { FAQPage, WithContext } from "schema-dts";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  leadToOwnAddress,
  need,
  onServer,
  type PageRequest,
} from "../../../contract/page.ts";
import { getId, pageMeta } from "../../../contract/page-meta.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { SectionHead } from "../../../ui/layout/heads.tsx";
import { Container, Section, Split, Stack } from "../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../ui/navigation/breadcrumbs.tsx";
import { Tabs } from "../../../ui/navigation/tabs.tsx";
import { QuietGround } from "../../../ui/patterns/kain.tsx";
import { categoryPath, helpPath } from "../help.ts";
import type { Route } from "./+types/help-category.route";
import categoryHeadStyles from "./category-head.module.css";
import { getCategoryQuestions, getHelpCategories, getHelpContact } from "./help.calls.ts";
import { HelpAside } from "./help-aside.tsx";
import styles from "./help-category.module.css";
import { act, QuestionList } from "./question-list.tsx";
import { SearchForm } from "./search-form.tsx";
import { Topics } from "./topics.tsx";

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
export const handle = { needs: "help.read", hydrate: "deferred", isShared: true };
export { staysAfterVoice as shouldRevalidate } from "./question-list.tsx";

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

/** Where one is, what the category is about, and the field to search in all of them. */
function CategoryHead({ category, sub }: Pick<CategoryData, "category" | "sub">) {
  const { categoryId, name, icon, summary, subcategories } = category;
  const part = subcategories.find(({ subCategoryId }) => subCategoryId === sub);
  const way = [
    { text: m.help_crumb_home(), to: "/" },
    { text: m.help_title(), to: helpPath },
  ];
  return (
    <QuietGround>
      <Container className={categoryHeadStyles.head}>
        <Breadcrumbs
          label={m.help_crumbs()}
          trail={part ? [...way, { text: name, to: categoryPath(categoryId) }] : way}
          current={part?.name ?? name}
        />
        <div className={categoryHeadStyles.name}>
          <span className={categoryHeadStyles.icon}>
            <Icon name={icon} size={32} />
          </span>
          <div>
            <h1 tabIndex={-1}>{name}</h1>
            <p>{summary}</p>
          </div>
        </div>
        <SearchForm />
      </Container>
    </QuietGround>
  );
}

/** A category with its questions, or with those of one sub-category (R30). */
async function load({ api, params, url, language }: PageRequest<{ id: string }>) {
  const categoryId = getId(params.id);
  leadToOwnAddress(url, [categoryPath(categoryId)]);
  const path = { lang: language };
  const [all, contact] = await Promise.all([
    api.send(getHelpCategories, { path }),
    api.send(getHelpContact, { body: { lang: language } }),
  ]);
  const { categories } = need(all, url);
  const category = categories.find((one) => one.categoryId === categoryId);
  if (!category) throw data({ code: "not-found" }, { status: 404 });
  const subcategoryId = Number(url.searchParams.get("sub"));
  // A part that there is no more shows the whole category.
  const sub =
    category.subcategories.find(({ subCategoryId }) => subCategoryId === subcategoryId)?.subCategoryId ?? null;
  const found = await api.send(getCategoryQuestions, {
    path: { ...path, categoryId },
    body: { SubCategoryId: sub ?? 0 },
  });
  return {
    category,
    sub,
    questions: need(found, url).questions,
    others: categories.filter((one) => one !== category),
    contact: need(contact, url),
    canonicalPath: categoryPath(categoryId, sub),
  };
}

type CategoryData = Awaited<ReturnType<typeof load>>;
