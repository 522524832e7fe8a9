import { captchaName } from "./captcha-name.ts";
import type { Api } from "./client.ts";

type Fields = readonly (readonly [string, FormDataEntryValue])[];

/** One action of a form, however often the form is sent. */
export interface Deed {
  /** The first request's content. */
  readonly form: FormData;
  /** Gives each call that creates something the deed's key (`Idempotency-Key`), so that the server does it once. */
  by(api: Api): Api;
}

interface Known<Outcome> extends Deed {
  content: Fields;
  /** While it is under way. */
  outcome?: Promise<Outcome>;
  isAnswered(): boolean;
}

/** The captcha may have been solved again meanwhile. */
const getContent = (form: FormData): Fields => [...form].filter(([name]) => name !== captchaName);

function isSame(one: Fields, other: Fields): boolean {
  return (
    one.length === other.length &&
    one.every(([name, value], place) => name === other[place]?.[0] && value === other[place]?.[1])
  );
}

function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Statuses of a call that may still have arrived: the connection broke (0), or a proxy before the server gave up. */
const unanswered: readonly number[] = [0, 502, 504];

function createDeed<Outcome>(form: FormData): Known<Outcome> {
  const key = randomKey();
  let isLost = false;
  return {
    form,
    content: getContent(form),
    isAnswered: () => !isLost,
    by(api) {
      isLost = false;
      let calls = 0;
      return {
        async send(call, request, options) {
          if (!call.creates) return api.send(call, request, options);
          calls += 1;
          const sent = await api.send(call, request, { ...options, idempotencyKey: `${key}-${calls}` });
          if (sent.status === "refused" && (unanswered.includes(sent.http) || sent.code === "underway")) isLost = true;
          return sent;
        },
      };
    },
  };
}

/**
 * Makes one deed of a form that is sent again (decision 51): while it is under way, as by a double click or a second
 * Enter, both are answered what came of the first; after a line that broke, it is sent once more as it was, under the
 * key that it had. Only the newest form of an address counts: who saves, takes back and saves again means all three.
 * @returns the act, to be called with the address and the form that was sent to it
 */
export function oneAtATime<Args extends readonly unknown[], Outcome>(
  act: (deed: Deed, ...args: Args) => Promise<Outcome>,
) {
  const newest = new Map<string, Known<Outcome>>();
  return (address: string, form: FormData, ...args: Args): Promise<Outcome> => {
    const earlier = newest.get(address);
    const again = earlier !== undefined && isSame(earlier.content, getContent(form)) ? earlier : undefined;
    if (again?.outcome !== undefined) return again.outcome;
    const deed = again ?? createDeed<Outcome>(form);
    newest.set(address, deed);
    const outcome = act(deed, ...args);
    deed.outcome = outcome;
    const end = () => {
      delete deed.outcome;
      if (deed.isAnswered() && newest.get(address) === deed) newest.delete(address);
    };
    outcome.then(end, end);
    return outcome;
  };
}
