import { m } from "#messages";
import { StateWord } from "../../../ui/dense/state-word.tsx";
import type { Person } from "./people.calls.ts";

/** Whether somebody is in, waits for their first sign-in, or may nothing. */
export function PersonState({ person, now }: { readonly person: Person; readonly now: number }) {
  if (person.state === "active") return <StateWord tone="ok">{m.desk_people_state_active()}</StateWord>;
  if (person.state === "suspended") return <StateWord tone="end">{m.desk_people_state_suspended()}</StateWord>;
  const isOver = person.invitedUntil !== null && Date.parse(person.invitedUntil) <= now;
  return <StateWord tone="go">{isOver ? m.desk_people_state_over() : m.desk_people_state_invited()}</StateWord>;
}
