import { expect, test } from "vitest";
import { getTextQueries, type WordsKnown } from "./text-query.ts";
import { getTokens, typedTokens } from "./tokens.ts";
import { understand } from "./understand.ts";

const dictionary = { places: new Map([["medan", [7]]]), pairs: new Map() };
const nothing: WordsKnown = { stems: new Map(), beginnings: new Map() };

function queries(text: string, known: WordsKnown = nothing) {
  const search = understand(text, dictionary);
  if (search === null) throw new Error(`${text} has no words.`);
  return getTextQueries(search, known);
}

test("a word of no list is found as it is, by its stems, as a beginning, and in long texts", () => {
  const stems = new Map([["melukis", { title: ["lukis"], description: ["lukis"] }]]);
  const { found } = queries("melukis", { stems, beginnings: new Map() });
  const terms = ["'melukis'", "'-lukis'", "'@melukis'", "'melukis':*", "'~melukis'", "'~lukis'"];
  for (const term of terms) expect(found).toContain(term);
});

test("a beginning whose words are known asks for each of them by name", () => {
  const beginnings = new Map([["lukis", ["lukis", "lukisan"]]]);
  const { found } = queries("lukis", { stems: new Map(), beginnings });
  expect(found).toContain("'lukisan'");
  expect(found).not.toContain(":*");
});

test("a word of a list is no beginning and has no stem, and what names a trade is not looked for in long texts", () => {
  const { found } = queries("perawat", { stems: new Map(), beginnings: new Map([["perawat", ["perawatwan"]]]) });
  expect(found).toContain("'nurse'");
  expect(found).not.toContain("perawatwan");
  expect(found).not.toContain("'~");
  expect(queries("python").found).toContain("'~python'");
});

test("what is typed comes before equal words, those before related ones, then company and place", () => {
  const [typed, exact, equal, , related, fields] = queries("kasir").levels;
  expect([typed, exact]).toEqual(["('^kasir' & 'kasir')", "('kasir' | '+kasir')"]);
  expect(equal).toContain("'cashier'");
  expect(exact).not.toContain("'cashier'");
  expect(related).not.toContain("'@kasir'");
  expect(fields).toContain("'@kasir'");
});

test("words of a title count in their order first, whatever says nothing between them", () => {
  expect(queries("sales and executive").levels[0]).toBe("('^sales' & ('sales' <-> 'executive'))");
  expect(queries("manager for sales").levels[0]).toBe("('manager' <2> 'sales')");
});

test("a place is found by its filter or its words, and leaves out all others", () => {
  const { found, levels } = queries("kasir medan");
  expect(found).toContain("'=p7'");
  expect(levels[0]).toContain("'/medan'");
  expect(found).toContain(" & ");
});

test("a level orders what is found and leaves nothing out", () => {
  const { found, levels } = queries("staf gudang");
  expect(found).not.toContain("'staf'");
  expect(levels[1]).toContain("'staf'");
});

test("two words may be one", () => {
  expect(queries("ruang temu").found).toContain("'ruangtemu'");
});

test("a form can never become an operator", () => {
  const stems = new Map([["xyzzy", { title: ["a'b"], description: ["c\\d"] }]]);
  const { found } = queries("xyzzy", { stems, beginnings: new Map() });
  expect(found).toContain("'-a''b'");
  expect(found).toContain("'~c\\\\d'");
});

test("a word that is longer than PostgreSQL indexes is cut, where it is written and where it is typed", () => {
  const endless = "a".repeat(5_000);
  expect(getTokens(`staf ${endless}`)).toEqual(["staf", "a".repeat(64)]);
  expect(typedTokens(endless)).toEqual(["a".repeat(64)]);
});
