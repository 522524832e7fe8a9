import { m } from "#messages";
import { numberText } from "../../i18n/formats.ts";
import { VisuallyHidden } from "../../ui/layout/text.tsx";
import styles from "./place-count.module.css";
import { useUnread } from "./use-unread.ts";

/** How many notices wait, beside their place; nothing where none does. */
export function PlaceCount() {
  const { total, totalIsMore } = useUnread();
  if (total === 0) return null;
  return (
    <b className={styles.count}>
      {numberText(total)}
      {totalIsMore && "+"}
      <VisuallyHidden as="span"> {m.desk_shell_unread()}</VisuallyHidden>
    </b>
  );
}
