import { m } from "#messages";
import { counted, numberText } from "../../../../i18n/formats.ts";
import { Container } from "../../../../ui/layout/layout.tsx";
import { heroCloth, stripCloth } from "../../../../ui/patterns/cloth.ts";
import { Kain } from "../../../../ui/patterns/kain.tsx";
import styles from "./hero.module.css";
import type { HomeData } from "./load-home.ts";

type HeroProps = Pick<HomeData, "banner" | "statistics">;

/** One sentence on indigo, and the cloth that hangs beside it; on phones a woven strip above. */
export function Hero({ banner, statistics: { openVacancies, companies } }: HeroProps) {
  return (
    <section className={styles.hero} data-on="nila">
      <Kain cloth={stripCloth} lying className={styles.strip} />
      <Container className={styles.stage}>
        <Kain cloth={heroCloth} className={styles.cloth} />
        <div className={styles.words}>
          <h1 tabIndex={-1}>{banner.title}</h1>
          <p>
            {openVacancies > 0 && (
              <b>{m.home_open({ ...counted(openVacancies), companies: numberText(companies) })} </b>
            )}
            {banner.description}
          </p>
        </div>
      </Container>
    </section>
  );
}
