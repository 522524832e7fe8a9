import type { PlaceAsker, TakePlaceOf } from "../../app/crowd.ts";

/** Waits until a page may be worked on; throws an answer when too many are. */
export type TakePlace = () => Promise<void>;

/**
 * A page's place among those that are worked on at once, taken in the middle of the work: a form's body comes as slowly
 * as its sender likes, and holds no place until it is there.
 */
export function getPlace(takePlace: TakePlaceOf, asker: PlaceAsker) {
  const left = Promise.withResolvers<void>();
  let isRefused = false;
  return {
    isRefused: () => isRefused,
    leave: () => left.resolve(),
    async take(): Promise<void> {
      const entered = Promise.withResolvers<boolean>();
      const work = () => {
        entered.resolve(true);
        return left.promise;
      };
      void takePlace(work, asker).then(({ status }) => entered.resolve(status === "done"));
      if (await entered.promise) return;
      isRefused = true;
      throw new Response(null, { status: 503 });
    },
  };
}
