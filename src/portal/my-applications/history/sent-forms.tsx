import { m } from "#messages";
import { MoreLink } from "../../../ui/actions/more-link.tsx";
import { Row } from "../../../ui/layout/layout.tsx";
import type { HistoryData } from "./load-history.ts";

/** The way to the extended application forms that were sent, to read and print them. */
export function SentForms({ forms }: Pick<HistoryData, "forms">) {
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
