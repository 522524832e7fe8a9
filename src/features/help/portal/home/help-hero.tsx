import { Link } from "react-router";
import { m } from "#messages";
import { Container } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { QuietGround } from "../../../../ui/patterns/quiet-ground.tsx";
import { searchPath } from "../../help-paths.ts";
import { SearchForm } from "../find/search-form.tsx";
import type { HelpCategory } from "../help.calls.ts";
import styles from "./help-hero.module.css";

/** Searches that the first page offers. */
const offered = 3;

/** The question that the page opens with, and the field to answer it. */
export function HelpHero({ categories }: { readonly categories: readonly HelpCategory[] }) {
  return (
    <QuietGround>
      <Container className={styles.hero}>
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
    <div className={styles.often}>
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
