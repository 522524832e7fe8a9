import { expect, test } from "vitest";
import { vacancyPath } from "./vacancy-path.ts";

test.each([
  ["Staf Pajak (Senior)", "staf-pajak-senior"],
  ["Insinyur Sipil Ruas Semarang–Batang", "insinyur-sipil-ruas-semarang-batang"],
  ["Chargé d'affaires", "charge-d-affaires"],
  ["招聘", "lowongan"],
])("the address of %j ends in %j", (title, end) => {
  expect(vacancyPath(7, title)).toBe(`/lowongan/lowongan-detail-page/7/${end}`);
});
