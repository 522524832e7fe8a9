import { Link } from "react-router";
import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import styles from "./did-you-mean.module.css";
import { listPath } from "./list-state.ts";
import type { ListData } from "./load-list.ts";

/** A text that looks misspelt: what was searched for in its place, and the way to what was typed; or what may be meant. */
export function DidYouMean({ data: { state, correctedTo, didYouMean } }: { readonly data: ListData }) {
  const first = { ...state, page: 1 };
  if (correctedTo !== null) {
    return (
      <Notice icon="bulb" className={styles.notice}>
        <p>{m.vacancies_list_corrected({ words: correctedTo })}</p>
        <p>
          <Link to={listPath({ ...first, isExact: true })}>{m.vacancies_list_exact({ words: state.text })}</Link>
        </p>
      </Notice>
    );
  }
  if (didYouMean === null) return null;
  return (
    <Notice icon="bulb" className={styles.notice}>
      <p>
        {m.vacancies_list_did_you_mean()}{" "}
        <Link to={listPath({ ...first, text: didYouMean, isExact: false })}>{didYouMean}</Link>
      </p>
    </Notice>
  );
}
