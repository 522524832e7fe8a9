import { expect, test } from "vitest";
import { editPath, reviewPath, reviewTarget } from "./review-address.ts";

const target = (query: string) => reviewTarget(new URLSearchParams(query));

test.each([
  ["vacancy=7", [{ vacancyId: 7, activity: "" }]],
  ["vacancy=7&activity=JF26", [{ vacancyId: 7, activity: "JF26" }]],
  [
    "vacancy=7&vacancy=9&activity=&activity=JF26",
    [
      { vacancyId: 7, activity: "" },
      { vacancyId: 9, activity: "JF26" },
    ],
  ],
  ["vacancy=7&vacancy=7", [{ vacancyId: 7, activity: "" }]],
  ["vacancy=x&vacancy=-1&vacancy=0&vacancy=1e3", []],
  ["", []],
])("?%s is about %j", (query, links) => {
  expect(target(query).links).toEqual(links);
});

test("a code stays with its vacancy when an id before it is none", () => {
  expect(target("vacancy=x&vacancy=9&activity=A&activity=B").links).toEqual([{ vacancyId: 9, activity: "B" }]);
});

test("no more vacancies than one call takes", () => {
  const query = Array.from({ length: 60 }, (_, index) => `vacancy=${index + 1}`).join("&");
  expect(target(query).links).toHaveLength(50);
});

test.each(["vacancy=7", "vacancy=7&vacancy=9&activity=&activity=JF26"])(
  "?%s survives the way out and back",
  (query) => {
    const { links } = target(query);
    const back = new URL(editPath("education", reviewPath(links)), "http://own.invalid").searchParams.get("back") ?? "";
    expect(target(back.split("?")[1] ?? "").links).toEqual(links);
  },
);

test("a section is changed on the resume page, where it stands", () => {
  expect(editPath("education", reviewPath([{ vacancyId: 7, activity: "" }]))).toBe(
    "/profile-resume?back=%2Flowongan%2Fprofile-resume%3Fvacancy%3D7#education",
  );
});

test("the address names what was sent, so that a reload shows it again", () => {
  const links = [7, 9].map((vacancyId) => ({ vacancyId, activity: "" }));
  for (const sent of [[31], [31, 32], []]) {
    expect(target(reviewPath(links, sent).split("?")[1] ?? "")).toEqual({ links, sent });
  }
  expect(target("vacancy=7").sent).toBeNull();
  expect(target("vacancy=7&sent=x&sent=-1&sent=32").sent).toEqual([32]);
});
