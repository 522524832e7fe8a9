import { expect, test } from "vitest";
import { readFileRows } from "./read-file.server.ts";

/** Things of the type "Ours" in a file, by their number and whom they name. */
function read(file: object | string) {
  const text = typeof file === "string" ? file : JSON.stringify(file);
  const own = (object: Record<string, unknown>) =>
    object["@type"] === "Ours" ? { code: String(object["n"]), by: JSON.stringify(object["by"] ?? null) } : {};
  return readFileRows(new TextEncoder().encode(text), own).rows;
}

const ours = { "@type": "Ours", n: 1 };
const website = { "@type": "WebSite", url: "https://example.com" };
const onPage = (inner: object) => ({ "@type": "WebPage", ...inner });

test.each<[string, object | string]>([
  ["a graph beside others", { "@graph": [website, ours] }],
  ["a graph of one", { "@context": "https://schema.org", "@graph": ours }],
  ["a graph beside things without a type", { "@graph": [{ "@id": "#a" }, { "@id": "#b", name: "b" }, ours] }],
  ["a graph in a graph", { "@graph": [{ "@graph": [ours] }] }],
  ["a graph in a list", [{ "@graph": [website, ours] }]],
  ["a list beside others", [website, ours]],
  ["lines beside others", `${JSON.stringify(website)}\n${JSON.stringify(ours)}\n`],
  ["a list of results", { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", position: 1, item: ours }] }],
  ["a bare list of results", { "@type": "ItemList", itemListElement: [ours] }],
  ["a list of results on a page", onPage({ mainEntity: { "@type": "ItemList", itemListElement: [{ item: ours }] } })],
  ["a page about it", onPage({ about: ours })],
  ["a page that has it as a part", onPage({ hasPart: [website, ours] })],
  ["a feed of data", { "@type": "DataFeed", dataFeedElement: [{ "@type": "DataFeedItem", item: ours }] }],
  ["a company that offers it", { "@type": "Organization", name: "Kami", offers: { itemOffered: ours } }],
])("a thing of ours is found in %s", (_, file) => {
  expect(read(file)).toMatchObject([{ status: "read", fields: { code: "1" } }]);
});

const us = { "@id": "#us", "@type": "Organization", name: "Kami" };
test.each<[string, object, unknown]>([
  ["alone", { by: { "@id": "#us" } }, us],
  ["with its type", { by: { "@id": "#us", "@type": "Organization" } }, us],
  ["in a list", { by: [{ "@id": "#us" }] }, [us]],
  ["within another thing", { by: { at: { "@id": "#us" } } }, { at: us }],
  ["that nothing tells more of", { by: { "@id": "#unknown" } }, { "@id": "#unknown" }],
])("a thing is known by its @id %s", (_, more, by) => {
  const [row] = read({ "@graph": [onPage({ publisher: us }), { ...ours, ...more }] });
  expect(row).toMatchObject({ fields: { by: JSON.stringify(by) } });
});

test("things that name each other end", () => {
  const [one, other] = [
    { "@id": "#1", name: "a", to: { "@id": "#2" } },
    { "@id": "#2", name: "b", to: { "@id": "#1" } },
  ];
  expect(read({ "@graph": [one, other, { ...ours, by: { "@id": "#1" } }] })).toHaveLength(1);
});

test.each([
  [[website], []],
  [website, [{ status: "read", line: 1 }]],
  [
    [5, ours],
    [{ status: "unreadable", line: 1 }, { status: "read" }],
  ],
])("a file of %j, which is not ours, gives %j", (file, rows) => {
  expect(read(file)).toMatchObject(rows);
});
