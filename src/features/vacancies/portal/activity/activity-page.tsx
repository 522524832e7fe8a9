import { m } from "#messages";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { dateText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { ClosedVacancy } from "../detail/closed-vacancy.tsx";
import { OpenVacancy } from "../detail/open-vacancy.tsx";
import type { ActivityData, Nowhere } from "./load-activity.ts";

/** The text of each screen. */
const linkWords = {
  expired: {
    icon: "calendar-off",
    title: m.vacancies_activity_expired_title,
    text: () => m.vacancies_activity_expired_text(),
  },
  early: {
    icon: "clock-hour-4",
    title: m.vacancies_activity_early_title,
    text: (day: string | null) => m.vacancies_activity_early_text({ date: day === null ? "" : dateText(day) }),
  },
  invalid: {
    icon: "link-off",
    title: m.vacancies_activity_invalid_title,
    text: () => m.vacancies_activity_invalid_text(),
  },
  incomplete: {
    icon: "link-off",
    title: m.vacancies_activity_incomplete_title,
    text: () => m.vacancies_activity_incomplete_text(),
  },
} as const;

/** A link that leads nowhere: why, and where vacancies are (S20). */
function LinkScreen({ reason, opens, alert }: Nowhere) {
  const { icon, title, text } = linkWords[reason];
  return (
    <Page>
      <StateScreen level={1} icon={icon} tone="warm" title={title()} text={text(opens)}>
        <ButtonLink to="/lowongan">{m.vacancies_activity_all()}</ButtonLink>
        {alert !== null && (
          <ButtonLink to={alert} kind="secondary" icon="bell" rel="nofollow">
            {m.vacancies_detail_closed_alert()}
          </ButtonLink>
        )}
      </StateScreen>
    </Page>
  );
}

/** The vacancy that a link leads to, or why it leads nowhere. */
export function ActivityPage({ loaded }: { readonly loaded: ActivityData }) {
  if (loaded.status === "nowhere") return <LinkScreen {...loaded} />;
  if (loaded.status === "closed") return <ClosedVacancy data={loaded} />;
  return <OpenVacancy key={loaded.vacancy.id} data={loaded} />;
}

/** Links are handed out, not found by search: the vacancy's own address is. */
export function activityMeta(loaded: ActivityData | undefined) {
  if (loaded === undefined) return [];
  return [{ title: pageTitle(getTitle(loaded)) }, { name: "robots", content: "noindex" }];
}

function getTitle(loaded: ActivityData): string {
  if (loaded.status === "nowhere") return linkWords[loaded.reason].title();
  return loaded.status === "closed" ? loaded.title : `${loaded.vacancy.title}, ${loaded.vacancy.company}`;
}
