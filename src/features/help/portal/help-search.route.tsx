import { useLocation } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, need, onServer, type PageRequest } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { counted } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { SectionHead } from "../../../ui/layout/heads.tsx";
import { Container, Section, Split, Stack } from "../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../ui/navigation/breadcrumbs.tsx";
import { QuietGround } from "../../../ui/patterns/kain.tsx";
import { helpPath, longestSearch, searchPath } from "../help.ts";
import type { Route } from "./+types/help-search.route";
import { getHelpCategories, getHelpContact, searchQuestions } from "./help.calls.ts";
import { contactAnchor, HelpAside } from "./help-aside.tsx";
import styles from "./help-search.module.css";
import { act, QuestionList } from "./question-list.tsx";
import { SearchForm } from "./search-form.tsx";
import searchHeadStyles from "./search-head.module.css";
import { Topics } from "./topics.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "help.read", hydrate: "deferred", isShared: true };
export { staysAfterVoice as shouldRevalidate } from "./question-list.tsx";

export function meta({ loaderData }: Route.MetaArgs) {
  const words = loaderData?.words ?? "";
  const title = words === "" ? m.help_search_title() : m.help_search_title_words({ words });
  return [...pageMeta(title), { name: "robots", content: "noindex" }];
}

export default function HelpSearch({ loaderData }: Route.ComponentProps) {
  const { words, categories, contact } = loaderData;
  return (
    <>
      <SearchHead words={words} />
      <Container className={styles.page}>
        {words !== "" && (
          <Split gap={48}>
            <Results {...loaderData} />
            <HelpAside contact={contact} />
          </Split>
        )}
        {categories.length > 0 && (
          <Section>
            <SectionHead title={m.help_topics()} />
            <Topics categories={categories} />
          </Section>
        )}
      </Container>
    </>
  );
}

/** Search results for `?q=` (R31). */
async function load({ api, url, language }: PageRequest<object>) {
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, longestSearch);
  const path = { lang: language };
  const [found, all, contact] = await Promise.all([
    api.send(searchQuestions, { path, body: { Question: words } }),
    api.send(getHelpCategories, { path }),
    api.send(getHelpContact, { body: { lang: language } }),
  ]);
  const { questions, didYouMean } = need(found, url);
  return {
    words,
    questions,
    didYouMean: didYouMean ?? null,
    categories: need(all, url).categories,
    contact: need(contact, url),
    canonicalPath: searchPath(words),
  };
}

type SearchData = Awaited<ReturnType<typeof load>>;

/** The questions that answer, best first and opened; or that there is none, and what to do then (V19). */
function Results({ words, questions, didYouMean, categories }: SearchData) {
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

/** The search text, and the field for another search. */
function SearchHead({ words }: { readonly words: string }) {
  return (
    <QuietGround>
      <Container className={searchHeadStyles.head}>
        <Breadcrumbs
          label={m.help_crumbs()}
          trail={[
            { text: m.help_crumb_home(), to: "/" },
            { text: m.help_title(), to: helpPath },
          ]}
          current={m.help_search_title()}
        />
        <h1 tabIndex={-1}>{words === "" ? m.help_search_title() : m.help_search_title_words({ words })}</h1>
        <SearchForm words={words} />
      </Container>
    </QuietGround>
  );
}
