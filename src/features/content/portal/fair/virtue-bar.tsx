import { m } from "#messages";
import { site } from "../../../../contract/site.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Container } from "../../../../ui/layout/layout.tsx";
import type { TalentProgramme } from "../../fair/talent-programme.ts";
import styles from "./fair-banner.module.css";

/** The fair's branding on the screens for its visitors, in the banner's place, with the way back. */
export function VirtueBar({ programme }: { readonly programme: TalentProgramme | null }) {
  return (
    <section className={styles.banner} data-on="nila" aria-label={m.fair_region()}>
      <Container className={styles.line}>
        <p>
          <strong>{programme?.name ?? m.fair_region()}</strong>
          <br />
          {m.fair_from()}
        </p>
        {site.fairUrl !== null && (
          <ButtonLink to={site.fairUrl} kind="accent" small>
            {m.fair_back()}
          </ButtonLink>
        )}
      </Container>
    </section>
  );
}
