import { expect, test } from "vitest";
import { mostVacancies, type Recent, recentMs, stillKept, withPlace } from "./recent.ts";

const now = Date.UTC(2026, 10, 26);
const of = (id: number) => ({ title: `Lowongan ${id}`, path: `/lowongan/lowongan-detail-page/${id}/x` });
const walk = (...ids: number[]) =>
  ids
    .reduce<Recent | null>((recent, id) => withPlace(recent, "vacancy", of(id), now), null)
    ?.vacancies.map(({ title }) => title);

test("the vacancy that was looked at last comes first, once, and only so many are kept", () => {
  expect(walk(1, 2, 1)).toEqual(["Lowongan 1", "Lowongan 2"]);
  expect(walk(1, 2, 3, 4, 5, 6)).toEqual(["Lowongan 6", "Lowongan 5", "Lowongan 4", "Lowongan 3"]);
  expect(walk(1, 2, 3, 4, 5, 6)).toHaveLength(mostVacancies);
});

test("a search takes the place of the one before, and leaves vacancies and the application", () => {
  const application = { title: "Juru Las", path: "/lowongan/profile-resume?vacancy=1" };
  const before = withPlace(withPlace(null, "vacancy", of(1), now), "application", application, now);
  const first = withPlace(before, "search", { title: "las", path: "/lowongan?vacancyTitle=las" }, now);
  const then = withPlace(first, "search", { title: "ukur", path: "/lowongan?vacancyTitle=ukur" }, now);
  expect(then).toMatchObject({ search: { title: "ukur" }, vacancies: [of(1)], application });
});

test("all of it is forgotten after thirty days, and what a wrong clock dated ahead at once", () => {
  const recent = withPlace(null, "vacancy", of(1), now);
  expect(stillKept(recent, now + recentMs - 1)).toBe(recent);
  expect(stillKept(recent, now + recentMs)).toBeNull();
  expect(stillKept(recent, now - 1)).toBeNull();
  expect(withPlace(recent, "vacancy", of(2), now + recentMs).vacancies).toEqual([of(2)]);
});

test("a title of any length takes little room", () => {
  const { search } = withPlace(null, "search", { title: "x".repeat(5000), path: "/lowongan" }, now);
  expect(search?.title.length).toBeLessThanOrEqual(120);
});
