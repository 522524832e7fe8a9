import type { ComponentProps } from "react";
import { m } from "#messages";
import { counted, dateText } from "../../../../i18n/formats.ts";
import type { FactList } from "../../../../ui/display/fact-list.tsx";
import { salaryText } from "../card-data.ts";
import type { Detail } from "./load-detail.ts";

type Facts = ComponentProps<typeof FactList>["facts"];

/** The company's measured time to answer, then its promise. */
export function replyTexts({ replyDays, usualReplyDays }: Pick<Detail, "replyDays" | "usualReplyDays">): string[] {
  const usual = usualReplyDays === null ? "" : m.vacancies_detail_reply_usual(counted(usualReplyDays));
  const promised = replyDays === null ? "" : m.vacancies_detail_reply_value({ days: replyDays });
  return [usual, promised].filter((text) => text !== "");
}

/** The facts that are known, in the order in which people ask. */
export function vacancyFacts(vacancy: Detail): Facts {
  const { locations, salary, openings, posted, code } = vacancy;
  const paid = salary && salaryText(salary);
  const answers = replyTexts(vacancy);
  return [
    ...(locations.length > 0
      ? [{ icon: "map-pin", label: m.vacancies_detail_place(), value: <Lines lines={locations} /> } as const]
      : []),
    ...(paid ? [{ icon: "cash", label: m.vacancies_detail_salary(), value: paid } as const] : []),
    ...(openings !== null
      ? [
          {
            icon: "users",
            label: m.vacancies_detail_openings(),
            value: m.vacancies_detail_openings_value(counted(openings)),
          } as const,
        ]
      : []),
    { icon: "calendar-event", label: m.vacancies_detail_posted(), value: dateText(posted) },
    ...(answers.length > 0
      ? [{ icon: "mail", label: m.vacancies_detail_reply(), value: <Lines lines={answers} /> } as const]
      : []),
    // Another system's id may be an address, which is useless to a reader.
    ...(URL.canParse(code) ? [] : [{ icon: "hash", label: m.vacancies_detail_code(), value: code } as const]),
  ];
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 1) return lines[0];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
