import { Link } from "react-router";
import { m } from "#messages";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { SectionHead } from "../../../../ui/layout/heads.tsx";
import { Container, Section } from "../../../../ui/layout/layout.tsx";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import type { HomeData } from "./load-home.ts";
import styles from "./programs.module.css";

/** Dye and weave by place, so that neighbours differ. */
const looks = [
  { dye: "mengkudu", pattern: "kawung" },
  { dye: "daun", pattern: "tenun" },
  { dye: "soga", pattern: "parang" },
] as const;

/** Guided ways in: the first one large, two beside it; on phones a row to swipe. */
export function Programs({ programs }: Pick<HomeData, "programs">) {
  if (programs.length === 0) return null;
  return (
    <Section>
      <Container>
        <SectionHead title={m.home_programs()} note={m.home_programs_note()}>
          <MoreLink to="/program-kami">{m.home_programs_all()}</MoreLink>
        </SectionHead>
        <ul className={styles.programs}>
          {programs.map(({ id, title, summary, to }, place) => (
            <li key={id} className={styles.program}>
              <Cover name={id} {...looks[place % looks.length]} className={styles.cover} />
              <div className={styles.words}>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p>{summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
