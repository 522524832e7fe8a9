import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section, Split } from "../../../../ui/layout/layout.tsx";
import { HelpAside } from "../contact/help-aside.tsx";
import { Topics } from "../home/topics.tsx";
import { act } from "../questions/act-on-voice.ts";
import type { Route } from "./+types/help-search.route";
import styles from "./help-search.module.css";
import { load } from "./load-search.ts";
import { Results } from "./results.tsx";
import { SearchHead } from "./search-head.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "help.read", hydrate: "deferred" };
export { staysAfterVoice as shouldRevalidate } from "../questions/act-on-voice.ts";

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
