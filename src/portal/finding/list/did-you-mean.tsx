import { Link } from "react-router";
import { m } from "#messages";
import { Notice } from "../../../ui/feedback/notice.tsx";
import styles from "./did-you-mean.module.css";
import { type ListState, listPath } from "./list-state.ts";

interface DidYouMeanProps {
  readonly words: string | null;
  readonly state: ListState;
}

/** A search that looks misspelt, as it was probably meant. */
export function DidYouMean({ words, state }: DidYouMeanProps) {
  if (words === null) return null;
  return (
    <Notice icon="bulb" className={styles.notice}>
      <p>
        {m.vacancies_list_did_you_mean()} <Link to={listPath({ ...state, text: words, page: 1 })}>{words}</Link>
      </p>
    </Notice>
  );
}
