import { m } from "#messages";
import { clockText } from "../../../../i18n/formats.ts";
import { Timeline, TimelineStep } from "../../../../ui/display/timeline.tsx";
import { HtmlProse } from "../../../../ui/layout/html-prose.tsx";
import type { EventDetail } from "../agenda.calls.ts";
import styles from "./event.module.css";

/** What happens there, at length and by the hour. */
export function EventText({ event: { body, schedule } }: { readonly event: EventDetail }) {
  return (
    <div className={styles.text}>
      <section>
        <h2>{m.agenda_about()}</h2>
        <HtmlProse html={body} />
      </section>
      {schedule.length > 0 && (
        <section>
          <h2>{m.agenda_schedule()}</h2>
          <Timeline>
            {schedule.map(({ time, title, note }) => (
              <TimelineStep
                key={`${time} ${title}`}
                title={m.agenda_schedule_line({ time: clockText(time), title })}
                when={note === "" ? undefined : note}
              />
            ))}
          </Timeline>
        </section>
      )}
    </div>
  );
}
