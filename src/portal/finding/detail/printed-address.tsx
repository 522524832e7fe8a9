import { site } from "../../../contract/site.ts";
import styles from "./print.module.css";

/** Leaves a part of the page to the screen: what one presses is of no use on paper. */
export const onScreenOnly = styles.screen;

/** On paper, where the vacancy is found; its being there also says that the page may be printed alone. */
export function PrintedAddress({ address }: { readonly address: string }) {
  return (
    <p className={styles.address}>
      {site.name} · {address}
    </p>
  );
}
