import { useNavigation } from "react-router";
import { m } from "#messages";
import { numberText } from "../../../i18n/formats.ts";
import { Stack } from "../../../ui/layout/layout.tsx";
import { VisuallyHidden } from "../../../ui/layout/text.tsx";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { historyPath, historyState } from "../../applying/history-address.ts";
import { ApplicationCard } from "./application-card.tsx";
import type { HistoryData } from "./load-history.ts";

/** The application that is being opened, before its details are there. */
function useOpening(): number | null {
  const { location } = useNavigation();
  if (location?.pathname.toLowerCase().replace(/\/$/, "") !== historyPath({})) return null;
  return historyState(new URLSearchParams(location.search)).open;
}

/** Cards, the newest first, and the other pages. */
export function ApplicationList({ history }: { readonly history: HistoryData }) {
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
