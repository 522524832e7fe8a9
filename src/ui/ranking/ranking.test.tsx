import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Ranking } from "./ranking.tsx";

const texts = {
  up: (name: string) => `Naikkan ${name}`,
  down: (name: string) => `Turunkan ${name}`,
  moved: (name: string, place: number, total: number) => `${name} sekarang di urutan ${place} dari ${total}.`,
};

const items = ["Data", "Orang", "Alat"].map((name) => ({ key: name, name }));

function html() {
  return renderToString(
    <Ranking id="r" label="Urutkan" hint="Nomor 1 paling disukai." items={items} onMove={() => {}} texts={texts} />,
  );
}

it("names each row's buttons, in the given order", () => {
  const names = [...html().matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    "Naikkan Data",
    "Turunkan Data",
    "Naikkan Orang",
    "Turunkan Orang",
    "Naikkan Alat",
    "Turunkan Alat",
  ]);
});

it("says which buttons can do nothing, without taking them out of reach", () => {
  const off = [...html().matchAll(/<button[^>]*aria-disabled="true"[^>]*>/g)].map(([button]) => button);
  expect(off.map((button) => /aria-label="([^"]+)"/.exec(button)?.[1])).toEqual(["Naikkan Data", "Turunkan Alat"]);
  expect(html()).not.toContain(' disabled=""');
});

it("is one question with its hint, and has a place to say what moved", () => {
  expect(html()).toMatch(/<fieldset id="r"[^>]*aria-describedby="r-hint"/);
  expect(html()).toMatch(/role="status"[^>]*><\/div>/);
});
