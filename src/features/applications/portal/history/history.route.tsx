import { Link, useNavigation } from "react-router";
import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { counted, numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { MoreLink } from "../../../../ui/actions/more-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Beads } from "../../../../ui/display/timeline.tsx";
import { LiveRegion } from "../../../../ui/feedback/live-region.tsx";
import { Loading, Skeleton } from "../../../../ui/feedback/skeleton.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Row, Stack } from "../../../../ui/layout/layout.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { Pagination } from "../../../../ui/navigation/pagination.tsx";
import { CompanyLogo } from "../../../../ui/patterns/company-logo.tsx";
import { type HistoryState, historyPath, historyState, isUnfiltered } from "../history-address.ts";
import type { Route } from "./+types/history.route";
import styles from "./application-card.module.css";
import { ApplicationDetail } from "./application-detail.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { type HistoryCard, type HistoryData, load } from "./load-history.ts";
import { StatusTag } from "./status-tag.tsx";

/** No application fits the filters (V19). */
function NoneFound() {
  return (
    <StateScreen
      icon="search"
      title={m.applications_history_not_found_title()}
      text={m.applications_history_not_found_text()}
    >
      <ButtonLink to={historyPath({})} kind="secondary">
        {m.applications_history_not_found_action()}
      </ButtonLink>
    </StateScreen>
  );
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "application.read", hydrate: "eager" };

export function meta() {
  return [{ title: pageTitle(m.applications_history_title()) }, { name: "robots", content: "noindex" }];
}

/** The person's applications with their filters, a page at a time (R13). */
export default function History({ loaderData }: Route.ComponentProps) {
  const { total, cards, state } = loaderData;
  const isAll = isUnfiltered(state);
  if (total === 0 && isAll) return <NoApplications forms={loaderData.forms} />;
  const lead = isAll ? m.applications_history_lead(counted(total)) : m.applications_history_found(counted(total));
  return (
    <Page>
      <PageHead title={m.applications_history_title()} lead={lead}>
        <SentForms forms={loaderData.forms} />
      </PageHead>
      <HistoryFilters history={loaderData} />
      <LiveRegion>{isAll ? "" : lead}</LiveRegion>
      {cards.length === 0 ? <NoneFound /> : <ApplicationList history={loaderData} />}
    </Page>
  );
}

interface ApplicationCardProps {
  readonly card: HistoryCard;
  /** The list's content. */
  readonly state: HistoryState;
  /** Its details, when it is open. */
  readonly detail: HistoryData["detail"];
  readonly isOpening: boolean;
}

/** One application in short; its heading opens and closes the rest, by the address, so that it works without script. */
function ApplicationCard({ card, state, detail, isOpening }: ApplicationCardProps) {
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

/** The application that is being opened, before its details are there. */
function useOpening(): number | null {
  const { location } = useNavigation();
  if (location?.pathname.toLowerCase().replace(/\/$/, "") !== historyPath({})) return null;
  return historyState(new URLSearchParams(location.search)).open;
}

/** Cards, the newest first, and the other pages. */
function ApplicationList({ history }: { readonly history: HistoryData }) {
  const opening = useOpening();
  const { state, cards, detail, pages } = history;
  return (
    <>
      <VisuallyHidden as="h2">{m.applications_history_list()}</VisuallyHidden>
      <Stack as="ul" gap={16}>
        {cards.map((card) => (
          <ApplicationCard
            key={card.id}
            card={card}
            state={state}
            detail={detail?.id === card.id ? detail : null}
            isOpening={opening === card.id}
          />
        ))}
      </Stack>
      <Pagination
        label={m.applications_history_pages()}
        previousLabel={m.applications_history_previous()}
        nextLabel={m.applications_history_next()}
        current={state.page}
        total={pages}
        to={(number) => historyPath({ ...state, page: number, open: null })}
        pageLabel={(number) => m.applications_history_page({ page: numberText(number) })}
      />
    </>
  );
}

/** Nobody has applied yet: one sentence, one way on. */
function NoApplications({ forms }: Pick<HistoryData, "forms">) {
  return (
    <Page>
      <PageHead title={m.applications_history_title()}>
        <SentForms forms={forms} />
      </PageHead>
      <StateScreen
        icon="briefcase-2"
        title={m.applications_history_none_title()}
        text={m.applications_history_none_text()}
      >
        <ButtonLink to="/lowongan">{m.applications_history_none_action()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}

/** The way to the extended application forms that were sent, to read and print them. */
function SentForms({ forms }: Pick<HistoryData, "forms">) {
  if (forms.length === 0) return null;
  return (
    <Row>
      {forms.map(({ to, sentOn }) => (
        <MoreLink key={to} to={to}>
          {m.applications_history_sent_form({ date: sentOn })}
        </MoreLink>
      ))}
    </Row>
  );
}
