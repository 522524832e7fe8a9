import { Field, useFieldId } from "../fields/field.tsx";
import { useHydrated } from "../hydrated.ts";
import { Face, type SearchSelectProps } from "./face.tsx";
import styles from "./search-select.module.css";
import { useChooser } from "./use-chooser.ts";

/** Chooses one of very many by asking the server while typing. Needs the browser's React: form pages only. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, hint, error, optional, good, below, name, value } = props;
  const id = useFieldId(props.id, name);
  // The library writes a style attribute on the server, which our CSP refuses; so the server sends only the box's look.
  const hydrated = useHydrated();
  const Chooser = useChooser();
  return (
    <Field id={id} {...{ label, hint, error, optional, good, below }}>
      {(wiring) => (
        <>
          {hydrated && Chooser !== null ? (
            <Chooser {...props} wiring={wiring} />
          ) : (
            <button type="button" {...wiring} className={styles.trigger} disabled={props.disabled}>
              <Face {...props} />
            </button>
          )}
          <input type="hidden" name={name} value={value?.value ?? ""} />
        </>
      )}
    </Field>
  );
}
