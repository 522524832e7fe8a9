import { m } from "#messages";
import { numberText } from "../../i18n/formats.ts";
import { VisuallyHidden } from "../../ui/layout/text.tsx";
import styles from "./place-count.module.css";
import type { Place } from "./places.ts";
import { useUnread } from "./use-unread.ts";
import { useViewer } from "./use-viewer.ts";

interface PlaceCountProps {
  readonly of: NonNullable<Place["counts"]>;
}

/** How much waits at a place, beside it; nothing where nothing does. */
export function PlaceCount({ of }: PlaceCountProps) {
  const { waiting } = useViewer();
  const unread = useUnread();
  const { total, totalIsMore } = of === "notices" ? unread : { total: waiting[of], totalIsMore: false };
  if (total === 0) return null;
  return (
    <b className={styles.count}>
      {numberText(total)}
      {totalIsMore && "+"}
      <VisuallyHidden as="span"> {of === "notices" ? m.desk_shell_unread() : m.desk_shell_waiting()}</VisuallyHidden>
    </b>
  );
}
