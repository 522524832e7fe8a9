import { m } from "#messages";
import { dateText } from "../../../../i18n/formats.ts";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section } from "../../../../ui/layout/layout.tsx";
import type { CardData } from "../../../vacancies/portal/card/card-data.ts";
import { CardGrid } from "../../../vacancies/portal/card/card-grid.tsx";
import styles from "./newest.module.css";

interface NewestProps {
  readonly vacancies: readonly CardData[];
  readonly today: string;
}

/** The six newest vacancies; four on phones. */
export function Newest({ vacancies, today }: NewestProps) {
  return (
    <Section>
      <Container>
        <SectionHead
          title={m.home_newest()}
          note={vacancies.length === 0 ? undefined : m.home_newest_note({ date: dateText(today) })}
        >
          <MoreLink to="/lowongan">{m.home_newest_all()}</MoreLink>
        </SectionHead>
        {vacancies.length === 0 ? (
          <p>{m.home_newest_none()}</p>
        ) : (
          <CardGrid vacancies={vacancies} today={today} narrow className={styles.newest} />
        )}
      </Container>
    </Section>
  );
}
