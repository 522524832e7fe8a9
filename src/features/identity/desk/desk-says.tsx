import { m } from "#messages";

/** The words beside signing in and beginning. */
export function DeskSays() {
  return (
    <>
      <h2>{m.desk_account_say_title()}</h2>
      <p>{m.desk_account_say()}</p>
    </>
  );
}
