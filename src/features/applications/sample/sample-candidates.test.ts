// Shows: F45
import { expect, test } from "vitest";
import { sampleCandidate, sampleSize, sampleStanding, sampleVacancies } from "./sample-candidates.ts";

const standings = Array.from({ length: sampleSize.applications }, (_, number) => sampleStanding(number));
const people = Array.from({ length: sampleSize.applicants }, (_, number) => sampleCandidate(number));

test("the sample has as many of each kind as the specification asks for (recruiting §13)", () => {
  expect([sampleSize.applicants, sampleSize.applications]).toEqual([240, 420]);
  const onProcess = standings.filter(({ status, isWithdrawn }) => status === "on-process" && !isWithdrawn);
  const byPhase = Map.groupBy(onProcess, ({ phase }) => phase);
  expect([...byPhase.values()].map(({ length }) => length).every((count) => count >= 8)).toBe(true);
  expect(byPhase.size).toBe(7);
  const ended = (status: string) => standings.filter((one) => one.status === status).length;
  expect([ended("hired"), ended("not-continued"), ended("vacancy-closed")]).toEqual([6, 90, 12]);
  expect(standings.filter(({ isWithdrawn }) => isWithdrawn)).toHaveLength(8);
  expect(standings.filter(({ isLate }) => isLate)).toHaveLength(30);
});

test("its people are distinct, grown up, and the same at every start", () => {
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length);
  expect(new Set(people.map(({ name }) => name)).size).toBeGreaterThan(200);
  for (const { birthDate } of people) expect(birthDate).toMatch(/^(19[89]\d|200[01])-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)$/);
  expect(people.map((_, number) => sampleCandidate(number))).toEqual(people);
});

test("its vacancies are 24 of eight companies, one blind, all but one led by the desk", () => {
  expect(new Set(sampleVacancies.map(({ code }) => code)).size).toBe(24);
  expect(new Set(sampleVacancies.map(({ code }) => code.slice(0, 3))).size).toBe(8);
  expect(sampleVacancies.filter(({ isBlind }) => isBlind)).toHaveLength(1);
  expect(sampleVacancies.filter(({ lead }) => lead === "import")).toHaveLength(1);
});
