import styles from "./news-card.module.css";
import { NewsCard } from "./news-card.tsx";
import type { NewsCardData } from "./news-card-data.ts";

interface NewsGridProps {
  readonly items: readonly NewsCardData[];
  readonly level: 2 | 3;
  /** The first one is told large. */
  readonly led?: boolean | undefined;
}

/** Cards three in a row; on phones rows with a line between. */
export function NewsGrid({ items, level, led }: NewsGridProps) {
  return (
    <ul className={styles.grid} data-led={led || undefined}>
      {items.map((item) => (
        <NewsCard key={item.id} item={item} level={level} />
      ))}
    </ul>
  );
}
