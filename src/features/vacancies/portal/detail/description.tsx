import { m } from "#messages";
import { HtmlProse } from "../../../../ui/layout/html-prose.tsx";
import styles from "./description.module.css";
import type { Detail } from "./load-detail.ts";

interface DescriptionProps {
  readonly vacancy: Pick<Detail, "description" | "requirement">;
}

/** What the work is and who is looked for; a vacancy without words says so. */
export function Description({ vacancy: { description, requirement } }: DescriptionProps) {
  if (description === "" && requirement === "") return <p className={styles.none}>{m.vacancies_detail_no_text()}</p>;
  return (
    <div className={styles.parts}>
      <Part title={m.vacancies_detail_about()} html={description} />
      <Part title={m.vacancies_detail_requirement()} html={requirement} />
    </div>
  );
}

function Part({ title, html }: { readonly title: string; readonly html: string }) {
  if (html === "") return null;
  return (
    <section>
      <h2>{title}</h2>
      <HtmlProse html={html} />
    </section>
  );
}
