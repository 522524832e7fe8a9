import { m } from "#messages";
import { counted, numberText } from "../../../i18n/formats.ts";
import { Container } from "../../../ui/layout/layout.tsx";
import { heroCloth, stripCloth } from "../../../ui/patterns/cloth.ts";
import { Kain } from "../../../ui/patterns/kain.tsx";
import styles from "./hero.module.css";

interface HeroProps {
  readonly open: number;
  readonly companies: number;
}

/** One sentence on indigo, and the cloth that hangs beside it; on phones a woven strip above. */
export function Hero({ open, companies }: HeroProps) {
  return (
    <section className={styles.hero} data-on="nila">
      <Kain cloth={stripCloth} lying className={styles.strip} />
      <Container className={styles.stage}>
        <Kain cloth={heroCloth} className={styles.cloth} />
        <div className={styles.words}>
          <h1 tabIndex={-1}>{m.home_title()}</h1>
          <p>
            <b>{m.home_open({ ...counted(open), companies: numberText(companies) })}</b> {m.home_free()}
          </p>
        </div>
      </Container>
    </section>
  );
}
