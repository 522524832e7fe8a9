import styles from "./skip-link.module.css";

/** First on every page: jumps over the bar to the content. */
export function SkipLink({ target, children }: { readonly target: string; readonly children: string }) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
