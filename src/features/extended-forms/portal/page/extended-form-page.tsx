import { useMemo } from "react";
import { m } from "#messages";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { site } from "../../../../contract/site.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import sheetPageStyles from "../../../../ui/display/sheet.module.css";
import { SheetPart } from "../../../../ui/display/sheet-pairs.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Container } from "../../../../ui/layout/layout.tsx";
import { ParangBand } from "../../../../ui/patterns/kain.tsx";
import { categoryName } from "../../../vacancies/vacancy-words.ts";
import type { Variant } from "../../definition/field.ts";
import { photoIn } from "../../form.ts";
import { formLists } from "../../form-lists.ts";
import { printedForm } from "../../printed-form.ts";
import { EntryAnswers, entryTitle } from "./entry-answers.tsx";
import styles from "./extended-form-page.module.css";
import { FormFrame } from "./frame/form-frame.tsx";
import formTopStyles from "./frame/form-top.module.css";
import type { ExtendedFormData } from "./load-extended-form.ts";
import own from "./sheet-page.module.css";

/** A form of either variant: filled in until it is sent, read from then on. */
export function ExtendedFormPage({ data }: { readonly data: ExtendedFormData }) {
  return (
    <div className={styles.page}>
      <FormTop variant={data.variant} />
      {data.view.isSubmitted ? <SheetPage data={data} /> : <FormFrame data={data} />}
    </div>
  );
}

/** The title of the page; nobody finds it by a search. */
export function extendedFormMeta(variant: Variant) {
  const title = m.flk_page_meta_title({ variant: variantText(variant) });
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

interface Revalidation {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}

/** Going from section to section asks the server nothing, so that it works without a network too. */
export function onlyWhenAsked({ currentUrl, nextUrl, defaultShouldRevalidate }: Revalidation): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isElsewhereOnIt = isSamePage && currentUrl.href !== nextUrl.href;
  return !isElsewhereOnIt && defaultShouldRevalidate;
}

/** The form after it was sent: to be read, and printed on A4. */
function SheetPage({ data }: { readonly data: ExtendedFormData }) {
  const { variant, view, lists, texts } = data;
  const sections = useMemo(() => printedForm(view.data, texts, formLists(lists)), [view.data, texts, lists]);
  const at = view.submittedAt === null ? null : new Date(view.submittedAt);
  const sent = at && m.flk_page_sent_on({ date: dateText(jakartaDay(at)), time: timeText(at) });
  const photo = photoIn(view.data);
  return (
    <div className={sheetPageStyles.desk}>
      <div className={sheetPageStyles.actions}>
        <ButtonLink to="/account/history" kind="quiet" icon="arrow-left">
          {m.flk_page_to_history()}
        </ButtonLink>
        {useHydrated() && (
          <Button icon="printer" onClick={() => window.print()}>
            {m.flk_page_print()}
          </Button>
        )}
      </div>
      <article className={classNames(sheetPageStyles.sheet, own.sheet)}>
        <header className={sheetPageStyles.head}>
          <div>
            <p>{variantText(variant)}</p>
            <h1 tabIndex={-1}>{m.flk_page_title()}</h1>
            <p className={sheetPageStyles.company}>{sent}</p>
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
        <p className={sheetPageStyles.foot}>{m.flk_page_sent_foot()}</p>
      </article>
    </div>
  );
}

/** Stands in for the bars that these pages do without (S8): whose form it is, and the way out. */
function FormTop({ variant }: { readonly variant: Variant }) {
  return (
    <div className={formTopStyles.top}>
      <Container className={formTopStyles.line}>
        <p className={formTopStyles.title}>
          {m.flk_page_title()}
          <small>{m.flk_page_of_site({ variant: variantText(variant), site: site.name })}</small>
        </p>
        <ButtonLink to="/profile-resume" kind="secondary" small aria-label={m.flk_page_leave_label()}>
          {m.flk_page_leave()}
        </ButtonLink>
      </Container>
      <ParangBand />
    </div>
  );
}

/** "Pelajar/Lulusan Baru" */
function variantText(variant: Variant): string {
  return categoryName(variant === "freshgraduate" ? 1 : 2);
}
