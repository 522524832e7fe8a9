import { m } from "#messages";
import { site } from "../../../../../contract/site.ts";
import { ButtonLink } from "../../../../../ui/actions/button-link.tsx";
import { Container } from "../../../../../ui/layout/layout.tsx";
import { ParangBand } from "../../../../../ui/patterns/bands.tsx";
import { categoryName } from "../../../../vacancies/category-name.ts";
import type { Variant } from "../../../definition/field.ts";
import styles from "./form-top.module.css";

/** Stands in for the bars that these pages do without (S8): whose form it is, and the way out. */
export function FormTop({ variant }: { readonly variant: Variant }) {
  return (
    <div className={styles.top}>
      <Container className={styles.line}>
        <p className={styles.title}>
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
export function variantText(variant: Variant): string {
  return categoryName(variant === "freshgraduate" ? 1 : 2);
}
