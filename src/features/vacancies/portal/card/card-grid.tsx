import { classNames } from "../../../../ui/class-names.ts";
import type { CardData } from "./card-data.ts";
import styles from "./vacancy-card.module.css";
import { VacancyCard } from "./vacancy-card.tsx";

interface CardGridProps {
  readonly vacancies: readonly CardData[];
  readonly today: string;
  /** Level of the cards' headings. */
  readonly level?: 2 | 3 | undefined;
  /** Three in a row: facts and date begin under the mark, to have room. */
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
