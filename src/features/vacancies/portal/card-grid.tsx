import { useContext } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { OwnMarks } from "../../../contract/own-marks.ts";
import { closing } from "../../../i18n/closing.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Due, Tag } from "../../../ui/display/tag.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { CompanyLogo } from "../../../ui/patterns/company-logo.tsx";
import type { Category } from "../vacancy.ts";
import { vacancyPath } from "../vacancy-path.ts";
import { categoryName } from "../vacancy-words.ts";
import type { CardData } from "./card-data.ts";
import matchStyles from "./match.module.css";
import { SaveMark } from "./save/save-button.tsx";
import { vacancyAnchor } from "./save/saving.ts";
import styles from "./vacancy-card.module.css";

interface CardGridProps {
  readonly vacancies: readonly CardData[];
  readonly today: string;
  /** Level of the cards' headings. */
  readonly level?: 2 | 3 | undefined;
  /** Three in a row: facts and date begin below the mark, for space. */
  readonly narrow?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Cards in as many columns as fit, facts and dates in line across a row. */
export function CardGrid({ vacancies, today, level, narrow, className }: CardGridProps) {
  return (
    <ul className={classNames(styles.grid, className)} data-narrow={narrow || undefined}>
      {vacancies.map((vacancy) => (
        <VacancyCard key={vacancy.id} vacancy={vacancy} today={today} level={level} />
      ))}
    </ul>
  );
}

interface VacancyCardProps {
  readonly vacancy: CardData;
  /** "YYYY-MM-DD", for the days left. */
  readonly today: string;
  readonly level?: 2 | 3 | undefined;
}

/** A vacancy among others; the whole card leads to it. */
function VacancyCard({ vacancy, today, level = 3 }: VacancyCardProps) {
  const Heading = `h${level}` as const;
  const { text, urgency } = closing(vacancy.closes, today);
  const isApplied = useContext(OwnMarks).applied.has(vacancy.id) || vacancy.isApplied;
  return (
    <li className={styles.card} id={vacancyAnchor(vacancy.id)}>
      <CompanyLogo name={vacancy.company} src={vacancy.logoUrl ?? undefined} {...vacancy.mark} />
      <div className={styles.title}>
        <Heading>
          <Link to={vacancyPath(vacancy.id, vacancy.title)}>{vacancy.title}</Link>
        </Heading>
        <p>{vacancy.company}</p>
      </div>
      <SaveMark vacancy={vacancy} />
      <div className={styles.middle}>
        <ul className={styles.facts}>
          {vacancy.place !== "" && (
            <li>
              <Icon name="map-pin" size={18} />
              {vacancy.distance === undefined
                ? vacancy.place
                : m.vacancies_card_place({ place: vacancy.place, distance: vacancy.distance })}
            </li>
          )}
          <li>
            <Icon name="briefcase-2" size={18} />
            {vacancy.function}
          </li>
          {vacancy.salary !== null && (
            <li>
              <Icon name="cash" size={18} />
              {vacancy.salary}
            </li>
          )}
        </ul>
        {vacancy.foundBy !== undefined && <p className={styles.found}>{vacancy.foundBy}</p>}
        {vacancy.match && <Match {...vacancy.match} />}
      </div>
      <div className={styles.foot}>
        {isApplied ? (
          <Tag tone="manggis" icon="check">
            {m.vacancies_card_applied()}
          </Tag>
        ) : (
          <LevelTag level={vacancy.level} />
        )}
        <Due urgency={urgency}>{text}</Due>
      </div>
    </li>
  );
}

/** How well a vacancy fits the resume, and why. */
function Match({ score, reasons }: { readonly score: number; readonly reasons: readonly string[] }) {
  return (
    <div className={matchStyles.match}>
      <b>{m.vacancies_card_match({ score })}</b>
      {reasons.length > 0 && (
        <ul className={matchStyles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** For whom a vacancy is: "Pelajar/Lulusan Baru" or "Profesional". */
export function LevelTag({ level }: { readonly level: Category }) {
  return <Tag tone={level === 1 ? "success" : "info"}>{categoryName(level)}</Tag>;
}
