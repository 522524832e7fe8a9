import { classNames } from "../class-names.ts";
import type { Cloth } from "./cloth.ts";
import styles from "./kain.module.css";

interface KainProps {
  readonly cloth: Cloth;
  /** Stripes below each other in place of beside each other. */
  readonly lying?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A cloth of stripes with thread texture; its height (or width) is the parent's matter. */
export function Kain({ cloth, lying, className }: KainProps) {
  return (
    <div className={classNames(styles.kain, lying && styles.lying, className)} aria-hidden="true">
      <Stripes cloth={cloth} />
    </div>
  );
}

/** The stripes alone, for cloths that are put together from several. */
export function Stripes({ cloth }: { readonly cloth: Cloth }) {
  return cloth.map(({ width, ground, weave, thread, core, from }, index) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: stripes are constant, equal ones repeat
      key={index}
      className={styles.stripe}
      data-width={width}
      data-ground={ground}
      data-weave={weave}
      data-thread={thread}
      data-core={core}
      data-from={from}
    />
  ));
}
