import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as tiles from "./tiles.ts";

const css = readFileSync(new URL("./tiles.css", import.meta.url), "utf8");
const tokens = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");

const names = {
  "--m-kawung": tiles.kawung,
  "--m-kawung-line": tiles.kawungLine,
  "--m-tenun-ring": tiles.tenunRing,
  "--m-tenun-core": tiles.tenunCore,
  "--m-column-ring": tiles.tenunColumnRing,
  "--m-column-core": tiles.tenunColumnCore,
  "--m-parang": tiles.parang,
  "--m-parang-column": tiles.parangColumn,
  "--m-tumpal": tiles.tumpal,
};

describe("pattern tiles", () => {
  it.each(Object.entries(names))("%s in the styles is what the drawing gives", (name, tile) => {
    expect(css).toContain(`${name}: ${tiles.tileUrl(tile)};`);
  });

  it("are empty until they have come, so that no layer shows its plain colour", () => {
    const empty = tokens.match(/--m-[\w-]+(?=: var\(--m-none\);)/g);
    expect(empty?.toSorted()).toEqual(Object.keys(names).toSorted());
    expect(css.match(/--m-[\w-]+(?=:)/g)?.toSorted()).toEqual(empty?.toSorted());
  });

  it("weaves tenun from a ring of 15 threads and a core of 5", () => {
    expect(tiles.tenunRing.shapes.match(/M/g)).toHaveLength(15);
    expect(tiles.tenunCore.shapes.match(/M/g)).toHaveLength(5);
  });
});
