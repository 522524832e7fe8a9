import fc from "fast-check";
import { expect, test } from "vitest";
import { placePhrases } from "./dictionary/place-phrases.ts";
import { understand } from "./understand.ts";

const area = (id: number, code: string, name: string, provinceId: number | null) => ({
  ...{ id, code, name, provinceId },
  shortNames: [name.toLowerCase().replace(/^(kota administrasi|kota|kabupaten) /, "")],
});
const areas = [
  area(1, "31", "DKI Jakarta", null),
  area(2, "31.74", "Kota Administrasi Jakarta Selatan", 1),
  area(3, "32.75", "Kota Bekasi", null),
  area(4, "32.16", "Kabupaten Bekasi", null),
];
const dictionary = { places: placePhrases(areas), pairs: new Map([["sinden", [["penyanyi"]]]]) };

/** Each concept in short: its words, what it is, "?" where it leaves nothing out, and its filters. */
function understood(text: string): string[] | null {
  const search = understand(text, dictionary);
  if (search === null) return null;
  return search.concepts.map(({ typed, meaning, isRequired }) => {
    const filters = (meaning?.filters ?? []).map((filter) => ` ${filter}`).join("");
    return `${typed.join(" ")}: ${meaning?.kind ?? "word"}${isRequired ? "" : "?"}${filters}`;
  });
}

test.each<[string, string[] | null]>([
  ["Mekanik Alat", ["mekanik: job", "alat: word"]],
  ["  staf   GUDANG ", ["staf: level?", "gudang: job"]],
  ["staf di Jakarta", ["staf: level?", "jakarta: place =p1"]],
  ["lowongan kerja admin di Bekasi", ["admin: job", "bekasi: place =p3 =p4"]],
  ["the jobs for accountants", ["accountants: job"]],
  ["kerja di", ["kerja: word"]],
  ["di", ["di: word"]],
  ["staf", ["staf: level"]],
  ["C++", ["c++: job"]],
  ["c# .NET", ["c#: job", ".net: job"]],
  ["R&D", ["r d: job"]],
  ["front-end", ["front end: job"]],
  ["ui/ux designer", ["ui ux: job", "designer: job"]],
  ["résumé", ["resume: word"]],
  ["hr hr", ["hr: job"]],
  ["S1 akuntansi", ["s1: degree?", "akuntansi: job"]],
  ["sarjana", ["sarjana: degree"]],
  ["magang marketing", ["magang: employment =kINTERN", "marketing: job"]],
  ["paruh waktu jaksel", ["paruh waktu: employment =kPART_TIME", "jaksel: place =p2"]],
  ["fresh graduate", ["fresh graduate: employment =l1"]],
  ["kerja dari rumah", ["kerja dari rumah: workplace /remote"]],
  ["sales gaji 10 juta", ["sales: job", "10 juta: employment =s10000000"]],
  ["kurir gaji 6jt", ["kurir: job", "6jt: employment =s5000000"]],
  ["gaji 1 juta", ["1: word", "juta: word"]],
  ["Kota Adm. Jakarta Selatan", ["kota adm jakarta selatan: place =p2"]],
  ["South Jakarta", ["south jakarta: place =p2"]],
  ["Kab. Bekasi", ["kab bekasi: place =p4"]],
  ["Bekasi Regency", ["bekasi regency: place =p4"]],
  ["sinden", ["sinden: job"]],
  ["", null],
  [" %_'\\:*&|!() ", null],
])("%j is looked for as %j", (text, concepts) => {
  expect(understood(text)).toEqual(concepts);
});

test("whatever is typed, words are letters and digits of any script and at most ten", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (text) => {
      const words = (understand(text, dictionary)?.concepts ?? []).flatMap(({ typed }) => typed);
      expect(words.length).toBeLessThanOrEqual(10);
      for (const word of words) expect(word).toMatch(/^(?:[\p{L}\p{N}]+|c\+\+|[cf]#|\.net)$/u);
    }),
  );
});
