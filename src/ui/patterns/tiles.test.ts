import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as tiles from "./tiles.ts";

const tokens = readFileSync(new URL("../tokens.css", import.meta.url), "utf8");
const kain = readFileSync(new URL("./kain.module.css", import.meta.url), "utf8");
const quietGround = readFileSync(new URL("./quiet-ground.module.css", import.meta.url), "utf8");

describe("pattern tiles", () => {
  it.each([
    ["--m-kawung", tiles.kawung, tokens],
    ["--m-tenun-ring", tiles.tenunRing, tokens],
    ["--m-tenun-core", tiles.tenunCore, tokens],
    ["--m-parang", tiles.parang, tokens],
    ["--m-column-ring", tiles.tenunColumnRing, kain],
    ["--m-column-core", tiles.tenunColumnCore, kain],
    ["--m-parang-column", tiles.parangColumn, kain],
    ["--m-tumpal", tiles.tumpal, kain],
    ["--m-kawung-line", tiles.kawungLine, quietGround],
  ])("%s in the styles is what the drawing gives", (name, tile, css) => {
    expect(css).toContain(`${name}: ${tiles.tileUrl(tile)};`);
  });

  it("weaves tenun from a ring of 15 threads and a core of 5", () => {
    expect(tiles.tenunRing.shapes.match(/M/g)).toHaveLength(15);
    expect(tiles.tenunCore.shapes.match(/M/g)).toHaveLength(5);
  });

  it("stays small, because every public page carries the tiles", () => {
    const carried = [tiles.kawung, tiles.tenunRing, tiles.tenunCore, tiles.parang].map(tiles.tileUrl).join("");
    expect(carried.length).toBeLessThan(2_000);
  });
});
