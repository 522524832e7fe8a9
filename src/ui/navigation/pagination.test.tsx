import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { Pagination } from "./pagination.tsx";

function rendered(current: number, total: number): string {
  return renderToString(
    <MemoryRouter>
      <Pagination
        label="Halaman"
        previousLabel="Sebelumnya"
        nextLabel="Berikutnya"
        current={current}
        total={total}
        to={(page) => `/lowongan?p=${page}`}
        pageLabel={(page) => `Halaman ${page}`}
      />
    </MemoryRouter>,
  );
}

describe("pages of a list", () => {
  it("are absent when there is one", () => {
    expect(rendered(1, 1)).toBe("");
  });

  it("link to neighbours and mark the current one", () => {
    const html = rendered(2, 3);
    expect(html).toMatch(/aria-label="Sebelumnya"[^>]*rel="prev"[^>]*href="\/lowongan\?p=1"/);
    expect(html).toMatch(/aria-current="page"[^>]*href="\/lowongan\?p=2"/);
  });

  it("offer no step past the ends", () => {
    expect(rendered(1, 3)).not.toContain("Sebelumnya");
    expect(rendered(3, 3)).not.toContain("Berikutnya");
  });
});
