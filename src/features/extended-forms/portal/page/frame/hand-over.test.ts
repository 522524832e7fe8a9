import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { handOver, type PhotoSent } from "./use-photo.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Hands over to a server that answers so, one after the other. */
function handing(...answers: PhotoSent[]) {
  let back = () => {};
  const tries: { begun: number; told: PhotoSent[] } = { begun: 0, told: [] };
  const stop = handOver({
    send: async () => {
      tries.begun += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, 1_000);
      });
      return answers.shift() ?? "later";
    },
    onBack: (listener) => {
      back = listener;
      return () => {
        back = () => {};
      };
    },
    told: (sent) => tries.told.push(sent),
  });
  return { tries, stop, back: () => back() };
}

it("tries again automatically where the network or the server failed", async () => {
  const { tries } = handing("again", "sent");
  await vi.advanceTimersByTimeAsync(13_000);
  expect(tries.told).toEqual(["again", "sent"]);
});

it("waits for what comes back where trying is vain, and tries once at a time", async () => {
  const { tries, back } = handing("later", "sent");
  back();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toEqual({ begun: 1, told: ["later"] });
  back();
  back();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries).toEqual({ begun: 2, told: ["later", "sent"] });
});

it.each<PhotoSent>(["sent", { refused: "rusak" }])("ends after %j", async (last) => {
  const { tries, back } = handing(last);
  await vi.advanceTimersByTimeAsync(1_000);
  back();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toEqual({ begun: 1, told: [last] });
});

it("says nothing of a photo that another one has replaced", async () => {
  const { tries, stop } = handing("again");
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toEqual({ begun: 1, told: [] });
});
