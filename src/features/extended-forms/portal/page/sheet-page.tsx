import { useMemo } from "react";
import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { useHydrated } from "../../../../ui/hydrated.ts";
import styles from "../../../../ui/sheet/sheet.module.css";
import { SheetPart } from "../../../../ui/sheet/sheet-pairs.tsx";
import { formLists } from "../../form-lists.ts";
import { photoIn } from "../../photo.ts";
import { printedForm } from "../../printed-form.ts";
import { EntryAnswers, entryTitle } from "./entry-answers.tsx";
import { variantText } from "./frame/form-top.tsx";
import type { ExtendedFormData } from "./load-extended-form.ts";
import own from "./sheet-page.module.css";

/** The form after it was sent: to be read, and printed on A4. */
export function SheetPage({ data }: { readonly data: ExtendedFormData }) {
  const { variant, view, lists, texts } = data;
  const sections = useMemo(() => printedForm(view.data, texts, formLists(lists)), [view.data, texts, lists]);
  const at = view.submittedAt === null ? null : new Date(view.submittedAt);
  const sent = at && m.flk_page_sent_on({ date: dateText(jakartaDay(at)), time: timeText(at) });
  const photo = photoIn(view.data);
  return (
    <div className={styles.desk}>
      <div className={styles.actions}>
        <ButtonLink to="/account/history" kind="quiet" icon="arrow-left">
          {m.flk_page_to_history()}
        </ButtonLink>
        {useHydrated() && (
          <Button icon="printer" onClick={() => window.print()}>
            {m.flk_page_print()}
          </Button>
        )}
      </div>
      <article className={classNames(styles.sheet, own.sheet)}>
        <header className={styles.head}>
          <div>
            <p>{variantText(variant)}</p>
            <h1 tabIndex={-1}>{m.flk_page_title()}</h1>
            <p className={styles.company}>{sent}</p>
          </div>
          {photo !== null && (
            <img className={own.photo} src={photo} alt={m.flk_page_photo_alt()} width={96} height={96} />
          )}
        </header>
        {sections.flatMap(({ entries }) =>
          entries.map((entry) => (
            <SheetPart key={entry.path} title={entryTitle(entry)}>
              <EntryAnswers entry={entry} />
            </SheetPart>
          )),
        )}
        <p className={styles.foot}>{m.flk_page_sent_foot()}</p>
      </article>
    </div>
  );
}
