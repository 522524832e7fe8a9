import { useId } from "react";
import { Form, Link, useLocation } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { useOwnAddress } from "../../../desk-base/use-own-address.ts";
import { type Column, getColumns, type ListKind } from "./columns.tsx";
import styles from "./look-menu.module.css";
import { type Density, densities } from "./use-density.ts";

const words: Record<Density, () => string> = {
  tight: m.desk_applicants_density_tight,
  normal: m.desk_applicants_density_normal,
  roomy: m.desk_applicants_density_roomy,
};

interface DensityChoiceProps {
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}

interface LookMenuProps extends DensityChoiceProps {
  readonly kind: ListKind;
  readonly shownColumns: readonly Column[];
}

/** How the table looks: its columns, which the address keeps, and how high rows are, which the browser keeps. */
export function LookMenu({ kind, shownColumns, density, onDensity }: LookMenuProps) {
  const id = useId();
  const { search } = useLocation();
  const address = useOwnAddress();
  return (
    <div className={styles.menu}>
      <Button small kind="secondary" icon="adjustments-horizontal" popoverTarget={id}>
        {m.desk_applicants_columns()}
      </Button>
      <div id={id} popover="auto" className={styles.panel}>
        <Form key={search} method="get" className={styles.columns}>
          {[...new URLSearchParams(search)]
            .filter(([name]) => name !== "columns")
            .map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
          <fieldset>
            <legend>{m.desk_applicants_columns()}</legend>
            <p>
              {m.desk_applicants_col_name()}
              <small>{m.desk_applicants_columns_always()}</small>
            </p>
            {getColumns(kind).map((column) => (
              <label key={column.id}>
                <input
                  type="checkbox"
                  name="columns"
                  value={column.id}
                  defaultChecked={shownColumns.includes(column)}
                />
                {column.id === "salary" ? m.desk_applicants_salary() : column.label()}
              </label>
            ))}
          </fieldset>
          <div className={styles.buttons}>
            <Link to={address({ columns: null })}>{m.desk_applicants_columns_reset()}</Link>
            <Button small type="submit">
              {m.desk_applicants_columns_show()}
            </Button>
          </div>
        </Form>
        <DensityChoice density={density} onDensity={onDensity} />
      </div>
    </div>
  );
}

/** How high rows are. */
function DensityChoice({ density, onDensity }: DensityChoiceProps) {
  return (
    <fieldset className={styles.density}>
      <legend>{m.desk_applicants_density()}</legend>
      {densities.map((each) => (
        <label key={each}>
          <input type="radio" name="density" checked={each === density} onChange={() => onDensity(each)} />
          <span>{words[each]()}</span>
        </label>
      ))}
    </fieldset>
  );
}
