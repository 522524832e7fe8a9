import type { HTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import bandsStyles from "./bands.module.css";
import type { Cloth } from "./cloth.ts";
import styles from "./kain.module.css";
import quietGroundStyles from "./quiet-ground.module.css";

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

interface BandProps {
  readonly className?: string | undefined;
}

/** The parang hairline, 8 px, below the top bar. */
export function ParangBand({ className }: BandProps) {
  return <span className={classNames(bandsStyles.parang, className)} aria-hidden="true" />;
}

/** The tenun band that opens the footer, 56 px, indigo in both themes. */
export function TenunBand({ className }: BandProps) {
  return <span className={classNames(bandsStyles.tenun, className)} aria-hidden="true" />;
}

/** A pale band on which kawung outlines come up towards the end; for the head of a page that is read. */
export function QuietGround({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section {...rest} className={classNames(quietGroundStyles.ground, className)} />;
}
