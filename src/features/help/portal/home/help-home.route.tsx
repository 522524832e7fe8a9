import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, need, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section, Split } from "../../../../ui/layout/layout.tsx";
import { HelpAside } from "../contact/help-aside.tsx";
import { getHelpContact, getHelpHome } from "../help.calls.ts";
import { act } from "../questions/act-on-voice.ts";
import { QuestionList } from "../questions/question-list.tsx";
import type { Route } from "./+types/help-home.route";
import { HelpHero } from "./help-hero.tsx";
import styles from "./help-home.module.css";
import { Topics } from "./topics.tsx";

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
export const handle = { needs: "help.read", hydrate: "deferred" };
export { staysAfterVoice as shouldRevalidate } from "../questions/act-on-voice.ts";

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
