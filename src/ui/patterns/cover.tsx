import { classNames } from "../class-names.ts";
import { coverRibbon, panelRibbon } from "./cloth.ts";
import { companyMark, type MarkChoice, nameHash } from "./company-mark.ts";
import styles from "./cover.module.css";
import kain from "./kain.module.css";
import { Stripes } from "./kain.tsx";

interface CoverProps extends MarkChoice {
  readonly name: string;
  readonly className?: string | undefined;
}

const ribbonPlaces = [30, 38, 62, 70] as const;

/**
 * A placeholder picture: a plain field in one dye and one bright ribbon, both from the name. Height is the parent's.
 */
export function Cover({ name, className, ...choice }: CoverProps) {
  const { dye, pattern } = companyMark(name, choice);
  const place = ribbonPlaces[(nameHash(name) >>> 16) % ribbonPlaces.length];
  return (
    <div
      className={classNames(kain.kain, styles.cover, className)}
      data-dye={dye}
      data-place={place}
      aria-hidden="true"
    >
      <i className={styles.field} data-pattern={pattern} />
      {/* A woven field asks for another ribbon than its own weave. */}
      <Stripes cloth={pattern === "tenun" ? panelRibbon : coverRibbon} />
      <i className={styles.field} data-pattern={pattern} />
    </div>
  );
}
