import { m } from "#messages";
import { Container } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { QuietGround } from "../../../../ui/patterns/quiet-ground.tsx";
import { helpPath } from "../../help-paths.ts";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-head.module.css";

/** What was looked for, and the field to look for something else. */
export function SearchHead({ words }: { readonly words: string }) {
  return (
    <QuietGround>
      <Container className={styles.head}>
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
