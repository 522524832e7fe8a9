/** A form under way: what it says, and what will come of it. */
interface UnderWay {
  fields: readonly (readonly [string, FormDataEntryValue])[];
  outcome: Promise<unknown>;
}

function isSame(one: UnderWay["fields"], other: UnderWay["fields"]): boolean {
  return (
    one.length === other.length &&
    one.every(([name, value], place) => name === other[place]?.[0] && value === other[place]?.[1])
  );
}

/**
 * Makes one deed of a form that is sent again while it is still under way, as by a double click or a second Enter: both
 * are answered what came of the first, so that the refusal of a repetition never hides a success. Only the newest
 * form of an address counts: who saves, takes back and saves again means all three.
 * @returns the same act, to be called with the address and the form that was sent to it
 */
export function oneAtATime<Args extends readonly unknown[], Outcome>(act: (...args: Args) => Promise<Outcome>) {
  const underWay = new Map<string, UnderWay & { outcome: Promise<Outcome> }>();
  return (address: string, form: FormData, ...args: Args): Promise<Outcome> => {
    const fields = [...form];
    const earlier = underWay.get(address);
    if (earlier !== undefined && isSame(earlier.fields, fields)) return earlier.outcome;
    const newest = { fields, outcome: act(...args) };
    underWay.set(address, newest);
    const end = () => {
      if (underWay.get(address) === newest) underWay.delete(address);
    };
    newest.outcome.then(end, end);
    return newest.outcome;
  };
}
