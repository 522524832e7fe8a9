import { expect, test } from "vitest";
import { changeGroups } from "./change-groups.ts";

const change = (path: string, after: string | null = "x") => ({ path, before: "y", after });

test("changes stand by the entry they are about, in the order of the file, each with its name", () => {
  const groups = changeGroups([change("basics.location.city"), change("work.1.summary"), change("work.0.name")]);
  expect(groups.map(({ title, changes }) => [title, changes.map(({ label }) => label)])).toEqual([
    ["Data diri", ["Domisili"]],
    ["Pekerjaan 2", ["Tugas utama"]],
    ["Pekerjaan 1", ["Perusahaan"]],
  ]);
});

test("what is emptied stands where it stood, not at the end", () => {
  const [group] = changeGroups([change("education.0.endDate"), change("education.0.startDate", null)]);
  expect(group?.changes.map(({ label }) => label)).toEqual(["Mulai", "Sampai"]);
});
