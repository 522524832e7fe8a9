import { m } from "#messages";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Pair } from "../../../../ui/forms/form.tsx";
import { findError, type Refused } from "../../../identity/desk/refusal.tsx";
import type { Typed } from "./act-on-decide.ts";

interface TypedFields {
  readonly typed: Typed;
  readonly refused: Refused | undefined;
}

/**
 * Where and when someone is invited.
 * @param under what stands before the act's own names in the request, such as "act."
 */
export function PlaceFields({
  typed,
  refused,
  under,
  today,
}: TypedFields & { readonly under: "" | "act."; readonly today: string }) {
  return (
    <>
      <TextField
        name="place"
        id={`${under}place`}
        label={m.desk_acts_place()}
        defaultValue={typed["place"]}
        error={findError(refused, `${under}place`)}
      />
      <Pair>
        <TextField
          name="day"
          id={`${under}at`}
          type="date"
          min={today}
          label={m.desk_acts_day()}
          defaultValue={typed["day"]}
          error={findError(refused, `${under}at`)}
        />
        <TextField name="time" type="time" label={m.desk_acts_time()} defaultValue={typed["time"]} />
      </Pair>
    </>
  );
}

/** When it leaves, where that is not as soon as it may. */
export function LeaveFields({ typed, refused }: TypedFields) {
  return (
    <Pair>
      <TextField
        name="leaveDay"
        id="releaseAt"
        type="date"
        label={m.desk_acts_leave_day()}
        hint={m.desk_acts_leave_hint()}
        defaultValue={typed["leaveDay"]}
        error={findError(refused, "releaseAt")}
      />
      <TextField name="leaveTime" type="time" label={m.desk_acts_leave_time()} defaultValue={typed["leaveTime"]} />
    </Pair>
  );
}
