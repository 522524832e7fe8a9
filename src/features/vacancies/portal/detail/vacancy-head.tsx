import { Link } from "react-router";
import { closing } from "../../../../i18n/closing.ts";
import { Due, Tag } from "../../../../ui/display/tag.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { CompanyLogo } from "../../../../ui/patterns/company-logo.tsx";
import { companyPath } from "../../vacancy-path.ts";
import { LevelTag } from "../card/level-tag.tsx";
import type { Detail } from "./load-detail.ts";
import styles from "./vacancy-head.module.css";

interface VacancyHeadProps {
  readonly vacancy: Detail;
  readonly today: string;
}

/** Title, company, tags; on phones also where and until when. */
export function VacancyHead({ vacancy, today }: VacancyHeadProps) {
  const { text, urgency } = closing(vacancy.closes, today);
  return (
    <header className={styles.head}>
      <CompanyLogo name={vacancy.company} src={vacancy.logoUrl ?? undefined} {...vacancy.mark} />
      <div>
        <h1 tabIndex={-1}>{vacancy.title}</h1>
        <p className={styles.company}>
          <Link to={companyPath(vacancy.companyId)}>{vacancy.company}</Link>
        </p>
        <div className={styles.tags}>
          <LevelTag level={vacancy.level} />
          <Tag>{vacancy.function}</Tag>
          {vacancy.employmentTypeName !== "" && <Tag>{vacancy.employmentTypeName}</Tag>}
        </div>
        <ul className={styles.phone}>
          {vacancy.place !== "" && (
            <li>
              <Icon name="map-pin" />
              {vacancy.place}
            </li>
          )}
          <li>
            {urgency === undefined && <Icon name="clock-hour-4" />}
            <Due urgency={urgency}>{text}</Due>
          </li>
        </ul>
      </div>
    </header>
  );
}
