import { m } from "#messages";
import { closing } from "../../../../i18n/closing.ts";
import { weekdayDateText } from "../../../../i18n/formats.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { FactList } from "../../../../ui/display/fact-list.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { SaveWide } from "../save/save-button.tsx";
import { ApplyButton } from "./apply-button.tsx";
import styles from "./apply-panel.module.css";
import type { OpenData } from "./load-detail.ts";
import { ResumeState } from "./resume-state.tsx";
import { Share, shareId } from "./share.tsx";
import { vacancyFacts } from "./vacancy-facts.tsx";

/** Until when, applying, key facts and sharing; in view while one reads. */
export function ApplyPanel({ data }: { readonly data: OpenData }) {
  const { vacancy, today, address } = data;
  return (
    <>
      <Card className={styles.panel}>
        <div className={styles.until}>
          <h2>{closing(vacancy.closes, today).text}</h2>
          <span>{m.vacancies_detail_until({ date: weekdayDateText(vacancy.closes) })}</span>
        </div>
        <div className={styles.wide}>
          <ApplyButton vacancy={vacancy} wide />
          <SaveWide vacancy={vacancy} />
        </div>
        {data.resume && <ResumeState resume={data.resume} />}
        <hr className={data.resume ? undefined : styles.wide} />
        <FactList facts={vacancyFacts(vacancy)} />
        <hr />
        <div id={shareId} className={styles.share}>
          <h3>{m.vacancies_detail_share()}</h3>
          <Share title={vacancy.title} company={vacancy.company} address={address} />
        </div>
      </Card>
      <p className={styles.free}>
        <Icon name="shield-checkered" size={16} />
        <span>{m.vacancies_detail_free()}</span>
      </p>
    </>
  );
}
