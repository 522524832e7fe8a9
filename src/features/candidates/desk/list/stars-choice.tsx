import { m } from "#messages";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import styles from "./stars-choice.module.css";

const choices = [0, 1, 2, 3] as const;

const nameOf = (stars: number) =>
  stars === 0 ? m.desk_applicants_stars_none() : m.desk_applicants_stars_of({ stars });

/** None to three stars, of which one is chosen. */
export function StarsChoice({ stars }: { readonly stars: number }) {
  return (
    <fieldset className={styles.choice} key={stars}>
      <legend>
        <VisuallyHidden as="span">{m.desk_applicants_col_stars()}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice} data-on={(choice > 0 && choice <= stars) || undefined}>
          <input
            type="radio"
            name="stars"
            value={choice}
            defaultChecked={choice === stars}
            aria-label={nameOf(choice)}
          />
          <Icon name={choice === 0 ? "x" : choice <= stars ? "star-filled" : "star"} size={18} />
        </label>
      ))}
    </fieldset>
  );
}
