import { m } from "#messages";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import styles from "./density-choice.module.css";
import { type Density, densities } from "./use-density.ts";

const words: Record<Density, () => string> = {
  tight: m.desk_applicants_density_tight,
  normal: m.desk_applicants_density_normal,
  roomy: m.desk_applicants_density_roomy,
};

interface DensityChoiceProps {
  readonly density: Density;
  readonly onChange: (density: Density) => void;
}

/** How high rows are. */
export function DensityChoice({ density, onChange }: DensityChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden as="span">{m.desk_applicants_density()}</VisuallyHidden>
      </legend>
      {densities.map((each) => (
        <label key={each}>
          <input type="radio" name="density" checked={each === density} onChange={() => onChange(each)} />
          <span>{words[each]()}</span>
        </label>
      ))}
    </fieldset>
  );
}
