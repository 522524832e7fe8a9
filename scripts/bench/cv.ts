import { listWords } from "../../tests/support/made-cvs/list-words.ts";
import { keptApartLayouts, knownLayouts, type MadeCv, makeCvs } from "../../tests/support/made-cvs/made-cvs.ts";
import { type Group, getSlips, isRight, type Slip } from "../../tests/support/made-cvs/scored.ts";
import { calibration, type OutsideResult, readOutside } from "./cv-outside.ts";
import { cvTimes, readAsBuilt } from "./cv-times.ts";
import { atLeast, atMost, type Figure, textFigure } from "./table.ts";

/** CVs of each layout and language. */
const ofEach = 10;

const words = listWords();

/** Reads one after the other, two at once as the site does. */
async function slipsOfAll(made: readonly MadeCv[]): Promise<{ slips: Slip[]; unread: number }> {
  const slips: Slip[] = [];
  let unread = 0;
  const left = made.values();
  const work = async () => {
    for (const cv of left) {
      const found = await readAsBuilt(cv.bytes, words);
      if (found.status === "read") slips.push(...getSlips(cv, found.facts));
      else unread += 1;
    }
  };
  await Promise.all([work(), work()]);
  return { slips, unread };
}

const groups: readonly (readonly [Group, string])[] = [
  ["name", "name"],
  ["phone", "phone"],
  ["person", "e-mail, birth date, gender, domicile"],
  ["education", "education"],
  ["work", "work"],
  ["internship", "internships"],
  ["organisation", "organisations"],
];

interface Targets {
  precision: number;
  recall: number;
}

const common: Targets = { precision: 0.95, recall: 0.85 };
const exact: Targets = { precision: 0.98, recall: 0.98 };
const apart: Targets = { precision: 0.92, recall: 0.8 };

const isExact = (group: Group) => group === "name" || group === "phone";

function figures(set: string, slips: readonly Slip[], targetsOf: (group: Group) => Targets): Figure[] {
  return groups.flatMap(([group, name]) => {
    const own = slips.filter((slip) => slip.group === group);
    const right = own.filter(isRight).length;
    const precision = right / Math.max(1, own.filter(({ got }) => got !== null).length);
    const recall = right / Math.max(1, own.filter(({ expected }) => expected !== null).length);
    const targets = targetsOf(group);
    return [
      atLeast(`${set}: ${name}, precision`, precision, targets.precision),
      atLeast(`${set}: ${name}, recall`, recall, targets.recall),
    ];
  });
}

const ofOthers: Readonly<Partial<Record<Group, Targets>>> = {
  name: { precision: 0.98, recall: 0.95 },
  phone: { precision: 0.98, recall: 0.95 },
  education: { precision: 0.94, recall: 0.85 },
  work: { precision: 0.92, recall: 0.8 },
};
const rest: Targets = { precision: 0.9, recall: 0.8 };

function outside(set: string, { slips, cvs, refused, wrong }: OutsideResult): Figure[] {
  if (cvs === 0) return [textFigure(set, "not measured: OUTSIDE_CVS names no folder with their files")];
  return [
    ...figures(
      set,
      slips.filter(({ group }) => group !== "person"),
      (group) => ofOthers[group] ?? rest,
    ).filter(({ what }) => !what.includes("e-mail")),
    atMost(`${set}: wrong values ticked, a CV`, wrong / cvs, 0.4),
    atMost(`${set}: refused`, refused, 0),
    textFigure(`${set}: CVs`, String(cvs)),
  ];
}

/** How well the CVs that this repository generates are read, in known layouts and in those of the test set, and how fast. */
export async function measureCv(): Promise<Figure[]> {
  const known = await slipsOfAll(await makeCvs(knownLayouts, ofEach));
  const separateSlips = await slipsOfAll(await makeCvs(keptApartLayouts, ofEach, 50_000));
  const folder = process.env["OUTSIDE_CVS"];
  const readSet = (isPage: boolean, isSecond: boolean) =>
    readOutside(words, folder, ({ source, isLater }) => source.startsWith("id/") === isPage && isLater === isSecond);
  const others = await readSet(false, false);
  const laterOthers = await readSet(false, true);
  const pages = await readSet(true, false);
  const laterPages = await readSet(true, true);
  return [
    ...figures(`${knownLayouts.length} layouts`, known.slips, (group) => (isExact(group) ? exact : common)),
    ...figures(`${keptApartLayouts.length} layouts of the test set`, separateSlips.slips, () => apart),
    ...outside("English CVs of others", others),
    ...outside("English CVs of others, second set", laterOthers),
    ...outside("Indonesian pages by hand", pages),
    ...outside("Indonesian pages by hand, second set", laterPages),
    textFigure(
      "right by how sure, CVs of others and pages",
      calibration([others, laterOthers, pages, laterPages].flatMap(({ slips }) => slips)).join("; "),
    ),
    ...(await cvTimes(words)),
    atMost("CVs not read", known.unread + separateSlips.unread, 0),
    textFigure("CVs", `${(knownLayouts.length + keptApartLayouts.length) * ofEach * 2}, half of them in each language`),
  ];
}
