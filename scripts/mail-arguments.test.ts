import { expect, test } from "vitest";
import { getMailCommand } from "./mail-arguments.ts";

test("mails to be sent again are named by their numbers, or all of them", () => {
  expect(getMailCommand(["again", "7", "12"])).toEqual({ name: "mail-again", options: { ids: [7, 12] }, files: [] });
  expect(getMailCommand(["again", "all"])).toEqual({ name: "mail-again", options: { ids: "all" }, files: [] });
});

test.each([[[]], [["again"]], [["again", "all", "1"]], [["again", "1a"]], [["again", "0"]], [["away", "1"]]])(
  "%j is answered with how it is said",
  (args) => {
    expect(() => getMailCommand(args)).toThrow("npm run mail -- again NUMBER");
  },
);
