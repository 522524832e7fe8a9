import { Link } from "react-router";
import { m } from "#messages";
import { counted } from "../../../../i18n/formats.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Container, Section } from "../../../../ui/layout/layout.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { type Cloth, nilaCloth, sogaCloth } from "../../../../ui/patterns/cloth.ts";
import { Kain } from "../../../../ui/patterns/kain.tsx";
import { categoryName } from "../../../vacancies/category-name.ts";
import { everything, listPath } from "../../../vacancies/portal/list/list-state.ts";
import styles from "./doors.module.css";

interface DoorsProps {
  /** Open vacancies of each level. */
  readonly fresh: number;
  readonly professional: number;
}

/** Two ways in: for those who begin and for those with experience. */
export function Doors({ fresh, professional }: DoorsProps) {
  return (
    <Section className={styles.section}>
      <Container>
        <VisuallyHidden as="h2">{m.home_doors()}</VisuallyHidden>
        <div className={styles.doors}>
          <Door
            to={listPath({ ...everything, levels: [1] })}
            dye="soga"
            title={categoryName(1)}
            text={m.home_door_fresh_text()}
            count={fresh}
            cloth={sogaCloth}
          />
          <Door
            to={listPath({ ...everything, levels: [2] })}
            dye="nila"
            title={categoryName(2)}
            text={m.home_door_professional_text()}
            count={professional}
            cloth={nilaCloth}
          />
        </div>
      </Container>
    </Section>
  );
}

interface DoorProps {
  readonly to: string;
  readonly dye: "soga" | "nila";
  readonly title: string;
  readonly text: string;
  readonly count: number;
  readonly cloth: Cloth;
}

function Door({ to, dye, title, text, count, cloth }: DoorProps) {
  return (
    <Link to={to} className={styles.door} data-door={dye}>
      <div className={styles.words}>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        <span className={styles.go}>
          {count === 0 ? m.home_door_go_none() : m.home_door_go(counted(count))} <Icon name="arrow-right" />
        </span>
      </div>
      <Kain cloth={cloth} />
    </Link>
  );
}
