import { Link } from "react-router";
import { m } from "#messages";
import { Card } from "../../../ui/display/card.tsx";
import { Beads } from "../../../ui/display/timeline.tsx";
import { Loading, Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { CompanyLogo } from "../../../ui/patterns/company-logo.tsx";
import { type HistoryState, historyPath } from "../../applying/history-address.ts";
import styles from "./application-card.module.css";
import { ApplicationDetail } from "./application-detail.tsx";
import type { HistoryCard, HistoryData } from "./load-history.ts";
import { StatusTag } from "./status-tag.tsx";

interface ApplicationCardProps {
  readonly card: HistoryCard;
  /** What the list shows. */
  readonly state: HistoryState;
  /** Its details, when it is open. */
  readonly detail: HistoryData["detail"];
  readonly isOpening: boolean;
}

/** One application in short; its heading opens and closes the rest, by the address, so that it works without script. */
export function ApplicationCard({ card, state, detail, isOpening }: ApplicationCardProps) {
  const { id, position, company, logoUrl, mark, sentOn, phase, beads } = card;
  const isOpen = detail !== null || isOpening;
  const insideId = `application-${id}`;
  return (
    <Card as="li" inset="none" className={styles.card}>
      <div className={styles.summary} data-open={isOpen || undefined}>
        <CompanyLogo name={company} src={logoUrl ?? undefined} className={styles.logo} {...mark} />
        <div className={styles.words}>
          <h3>
            <Link
              to={historyPath({ ...state, open: detail === null ? id : null })}
              preventScrollReset
              aria-expanded={isOpen}
              aria-controls={isOpen ? insideId : undefined}
            >
              {position}
            </Link>
          </h3>
          <p>{m.applications_history_sent({ company, date: sentOn })}</p>
        </div>
        {phase !== "" && (
          <span className={styles.progress}>
            <span>{phase}</span>
            <Beads steps={beads} />
          </span>
        )}
        <span className={styles.status}>
          <StatusTag status={card.status}>{card.statusName}</StatusTag>
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </div>
      {isOpen && (
        <div id={insideId} className={styles.inside}>
          {detail === null ? <Waiting /> : <ApplicationDetail card={card} detail={detail} />}
        </div>
      )}
    </Card>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Loading label={m.applications_history_loading()}>
        <Stack gap={16}>
          <Skeleton width="half" />
          <Skeleton width="two-thirds" />
          <Skeleton width="half" />
        </Stack>
      </Loading>
    </div>
  );
}
