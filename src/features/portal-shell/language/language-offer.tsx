import { useHref, useLocation } from "react-router";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { parseLanguage } from "../../../i18n/language.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { useHere } from "../here.ts";
import styles from "./language-offer.module.css";

/**
 * One line for a visitor whose stored language is not the link's (`?lang=`): it offers, in the link's language, to switch
 * (S6). Without a stored language the page is in the link's already, and there is no line.
 */
export function LanguageOffer() {
  const asked = parseLanguage(new URLSearchParams(useLocation().search).get("lang"));
  const action = useHref("/language");
  const back = useHere();
  if (asked === null || asked === getLocale()) return null;
  return (
    <form method="post" action={action} className={styles.offer} lang={asked}>
      <input type="hidden" name="back" value={back} />
      <p>{m.shell_language_offer({}, { locale: asked })}</p>
      <Button type="submit" kind="secondary" small name="to" value={asked}>
        {m.shell_language_offer_switch({}, { locale: asked })}
      </Button>
    </form>
  );
}
