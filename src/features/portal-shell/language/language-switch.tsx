import { useHref } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { languages } from "../../../i18n/language.ts";
import { VisuallyHidden } from "../../../ui/layout/text.tsx";
import { useHere } from "../here.ts";
import styles from "./language-switch.module.css";

const names = { id: "Bahasa Indonesia", en: "English" } as const;

/** ID | EN: stores the choice and loads the same page anew (S6), with or without script. */
export function LanguageSwitch() {
  const current = getLocale();
  return (
    <form method="post" action={useHref("/language")}>
      <input type="hidden" name="back" value={useHere()} />
      <fieldset className={styles.languages} aria-label={m.i18n_language()}>
        {languages.map((language) => (
          <button
            type="submit"
            key={language}
            name="to"
            value={language}
            lang={language}
            aria-pressed={language === current}
          >
            {language.toUpperCase()}
            <VisuallyHidden>, {names[language]}</VisuallyHidden>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
