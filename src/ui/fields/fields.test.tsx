import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BulletArea } from "./bullet-area.tsx";
import { Checkbox } from "./checkbox.tsx";
import { MoneyField } from "./money-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { TextField } from "./text-field.tsx";

describe("a field on the server", () => {
  it("ties its label, hint and error to the control", () => {
    const html = renderToString(<TextField label="IPK" name="gpa" hint="Skala 4" error="Tulis IPK." />);
    expect(html).toContain('<label for="gpa">');
    expect(html).toContain('aria-describedby="gpa-hint gpa-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="gpa-error"[^>]*>.*Tulis IPK\./);
  });

  it("says nothing about validity while there is no error", () => {
    const html = renderToString(<TextField label="IPK" name="gpa" />);
    expect(html).not.toContain("aria-invalid");
    expect(html).not.toContain("aria-describedby");
  });

  it("praises only without an error", () => {
    const html = renderToString(<TextField label="E-mail" name="email" good="Dapat dipakai." error="Tulis e-mail." />);
    expect(html).not.toContain("Dapat dipakai.");
  });

  it("hides the password's eye until script can work it", () => {
    const html = renderToString(<PasswordField label="Kata sandi" name="p" showLabel="Tampilkan" hideLabel="Tutup" />);
    expect(html).toMatch(/<button[^>]*hidden=""/);
  });

  it("checks the radio button of the given value", () => {
    const choices = [
      { value: "p", label: "Perempuan" },
      { value: "l", label: "Laki-laki" },
    ];
    const html = renderToString(<RadioGroup label="Jenis kelamin" name="gender" choices={choices} defaultValue="l" />);
    expect(html).toMatch(/<input[^>]*value="l"[^>]*checked=""|<input[^>]*checked=""[^>]*value="l"/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });

  it("describes a list by its counter, not by the buttons beside it, which script brings", () => {
    const words = {
      undo: "Urungkan",
      redo: "Ulangi",
      undone: String,
      redone: String,
      count: (n: number) => `${n} dari 20`,
      over: (n: number) => `${n}, kelebihan ${n - 20}`,
    };
    const html = renderToString(
      <BulletArea label="Situasi" name="s" hint="Kapan?" maxLength={20} words={words} defaultValue="• satu" />,
    );
    expect(html).toContain('aria-describedby="s-hint s-count"');
    expect(html).toMatch(/id="s-count"[^>]*>6 dari 20</);
    expect(html).toMatch(/<span[^>]*hidden=""[^>]*><button/);
    expect(html).toMatch(/<textarea[^>]*maxLength="20"[^>]*>• satu</i);
  });

  it("counts nothing where bullets alone are written", () => {
    const words = { undo: "", redo: "", undone: String, redone: String, count: String, over: String };
    const html = renderToString(<BulletArea label="S" name="s" maxLength={20} words={words} defaultValue="• " />);
    expect(html).toMatch(/id="s-count"[^>]*>0</);
  });

  it("says by how much a list is too long that may be so, and cuts nothing off", () => {
    const over = (n: number) => `${n}, kelebihan ${n - 4}`;
    const words = { undo: "", redo: "", undone: String, redone: String, count: String, over };
    const list = { label: "S", name: "s", maxLength: 4, words, defaultValue: "• satu" };
    const html = renderToString(<BulletArea {...list} keepsMore />);
    expect(html).toMatch(/id="s-count"[^>]*data-over="true"[^>]*>6, kelebihan 2</);
    expect(html).not.toMatch(/maxlength/i);
  });

  it("writes no style attribute, which the content security policy refuses", () => {
    const html = renderToString(
      <>
        <MoneyField label="Gaji" name="salary" />
        <Checkbox label="Setuju" name="ok" error="Beri tanda." />
      </>,
    );
    expect(html).not.toContain("style=");
  });
});
