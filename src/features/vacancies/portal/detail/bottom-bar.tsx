import type { MouseEvent } from "react";
import { m } from "#messages";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { SaveSquare } from "../save/save-button.tsx";
import { ApplyButton } from "./apply-button.tsx";
import styles from "./bottom-bar.module.css";
import type { OpenData } from "./load-detail.ts";
import { shareId } from "./share.tsx";

/** On phones always at hand: sharing by the phone's own sheet (else the ways on the page) and applying. */
export function BottomBar({ data: { vacancy, address } }: { readonly data: OpenData }) {
  const share = (event: MouseEvent) => {
    if (!("share" in navigator)) return;
    event.preventDefault();
    const { title, company } = vacancy;
    const text = m.vacancies_detail_share_text({ title, company });
    // Closing the phone's sheet without choosing is no fault.
    navigator.share({ title, text, url: address }).catch(() => undefined);
  };
  return (
    <div className={styles.bar}>
      <SaveSquare vacancy={vacancy} />
      <a className={styles.share} href={`#${shareId}`} onClick={share} aria-label={m.vacancies_detail_share()}>
        <Icon name="share-2" />
      </a>
      <ApplyButton vacancy={vacancy} className={styles.apply} />
    </div>
  );
}
