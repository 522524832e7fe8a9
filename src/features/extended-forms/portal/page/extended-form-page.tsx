import { m } from "#messages";
import { pageTitle } from "../../../../contract/page-meta.ts";
import type { Variant } from "../../definition/field.ts";
import styles from "./extended-form-page.module.css";
import { FormFrame } from "./frame/form-frame.tsx";
import { FormTop, variantText } from "./frame/form-top.tsx";
import type { ExtendedFormData } from "./load-extended-form.ts";
import { SheetPage } from "./sheet-page.tsx";

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
