import { m } from "#messages";
import { momentText, roomPath } from "../../../../domain/agenda/agenda.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import type { EventDetail } from "../agenda.calls.ts";
import styles from "./registration-panel.module.css";

/** The way into an online event for those registered; before it opens the same link says when. */
export function RoomLink({ event: { id, roomOpens, roomUrl, status } }: { readonly event: EventDetail }) {
  if (roomOpens === null || status === "past") return null;
  const isOpen = roomUrl !== null;
  return (
    <>
      <ButtonLink to={roomPath(id)} reloadDocument wide iconEnd={isOpen ? "external-link" : undefined}>
        {m.agenda_room_enter()}
      </ButtonLink>
      {!isOpen && <p className={styles.note}>{m.agenda_room_opens({ moment: momentText(roomOpens) })}</p>}
    </>
  );
}
