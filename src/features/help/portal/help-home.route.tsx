import { Link } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, need, onServer, type PageRequest } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { SectionHead } from "../../../ui/layout/heads.tsx";
import { Container, Section, Split } from "../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../ui/navigation/breadcrumbs.tsx";
import { QuietGround } from "../../../ui/patterns/kain.tsx";
import { searchPath } from "../help.ts";
import type { Route } from "./+types/help-home.route";
import { getHelpContact, getHelpHome, type HelpCategory } from "./help.calls.ts";
import { HelpAside } from "./help-aside.tsx";
import helpHeroStyles from "./help-hero.module.css";
import styles from "./help-home.module.css";
import { act, QuestionList } from "./question-list.tsx";
import { SearchForm } from "./search-form.tsx";
import { Topics } from "./topics.tsx";

/** Searches that the first page offers. */
const offered = 3;

/** The question that the page opens with, and the field to answer it. */
function HelpHero({ categories }: { readonly categories: readonly HelpCategory[] }) {
  return (
    <QuietGround>
      <Container className={helpHeroStyles.hero}>
        <Breadcrumbs
          label={m.help_crumbs()}
          trail={[{ text: m.help_crumb_home(), to: "/" }]}
          current={m.help_title()}
        />
        <h1 tabIndex={-1}>{m.help_home_title()}</h1>
        {categories.length > 0 && <SearchForm />}
        <Often words={categories.flatMap(({ search }) => search ?? []).slice(0, offered)} />
      </Container>
    </QuietGround>
  );
}

function Often({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className={helpHeroStyles.often}>
      <span>{m.help_often()}</span>
      <ul>
        {words.map((text) => (
          <li key={text}>
            <Link to={searchPath(text)}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The help centre's first page (R29): topics, what is asked most, whom to ask. */
async function load({ api, url, language }: PageRequest<object>) {
  const [home, contact] = await Promise.all([
    api.send(getHelpHome, { path: { lang: language } }),
    api.send(getHelpContact, { body: { lang: language } }),
  ]);
  return { ...need(home, url), contact: need(contact, url) };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "help.read", hydrate: "deferred", isShared: true };
export { staysAfterVoice as shouldRevalidate } from "./question-list.tsx";

export function meta() {
  return pageMeta(m.help_title(), m.help_home_description());
}

export default function HelpHome({ loaderData: { categories, mostAsked, contact } }: Route.ComponentProps) {
  return (
    <>
      <HelpHero categories={categories} />
      <Container className={styles.page}>
        {categories.length > 0 && (
          <Section>
            <SectionHead title={m.help_topics()} />
            <Topics categories={categories} />
          </Section>
        )}
        <Split gap={48}>
          {mostAsked.length > 0 ? (
            <section>
              <SectionHead title={m.help_most_asked()} />
              <QuestionList questions={mostAsked} categories={categories} firstOpen />
            </section>
          ) : (
            <StateScreen icon="bulb" tone="warm" title={m.help_empty_title()} text={m.help_empty_text()} />
          )}
          <HelpAside contact={contact} />
        </Split>
      </Container>
    </>
  );
}
