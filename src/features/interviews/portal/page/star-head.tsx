import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { historyPath } from "../../../applications/portal/history-address.ts";
import type { StarData } from "../../star.schema.ts";

type StarHeadProps = Pick<StarData, "applicationId" | "position" | "interviewAt" | "dueDate" | "isSubmitted">;

function momentText(at: string): { date: string; time: string } {
  return { date: dateText(jakartaDay(at)), time: timeText(at) };
}

function getLead({ position, interviewAt, dueDate, isSubmitted }: StarHeadProps): string {
  const about =
    interviewAt === null
      ? m.interviews_star_about({ position })
      : m.interviews_star_about_interview({ position, ...momentText(interviewAt) });
  if (isSubmitted) return about;
  const due = dueDate === null ? "" : ` ${m.interviews_star_due({ date: dateText(dueDate) })}`;
  return `${about}${due}`;
}

/** Where the form belongs, what it is for and until when; times are Jakarta's. */
export function StarHead({ star }: { readonly star: StarHeadProps }) {
  return (
    <>
      <Breadcrumbs
        label={m.interviews_star_crumbs()}
        trail={[
          { text: m.interviews_star_home(), to: "/" },
          { text: m.interviews_star_history(), to: historyPath({ open: star.applicationId }) },
        ]}
        current={m.interviews_star_title()}
      />
      <PageHead title={m.interviews_star_heading()} lead={getLead(star)} />
    </>
  );
}
