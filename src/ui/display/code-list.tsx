import styles from "./code-list.module.css";

/** Codes to be kept, such as recovery codes, in two columns. */
export function CodeList({ codes }: { readonly codes: readonly string[] }) {
  return (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
