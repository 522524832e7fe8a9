import { useViewer } from "../../../identity/desk/use-viewer.ts";
import styles from "./key-hints.module.css";
import { useAllowedKeys } from "./use-keys.ts";

/** Some shortcuts with their effects, for people with a keyboard; help lists them all. */
export function KeyHints({ keys }: { readonly keys: readonly string[] }) {
  const { keysOff } = useViewer();
  const allowed = useAllowedKeys();
  if (keysOff) return null;
  return (
    <ul className={styles.hints}>
      {allowed
        .filter((shortcut) => keys.includes(shortcut.keys))
        .map((shortcut) => (
          <li key={shortcut.keys}>
            {shortcut.keys.split(" ").map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {shortcut.text()}
          </li>
        ))}
    </ul>
  );
}
