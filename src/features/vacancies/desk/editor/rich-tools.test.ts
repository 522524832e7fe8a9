import { expect, test } from "vitest";
import { type RichTool, withTool } from "./rich-tools.ts";

test.each<[RichTool, string, string]>([
  ["bold", "Memimpin [tiga] regu", "Memimpin **[tiga]** regu"],
  ["italic", "Memimpin [] regu", "Memimpin *[kata]* regu"],
  ["link", "Lihat [situs]", "Lihat [[situs]](https://)"],
  ["list", "Satu\nD[ua\nTi]ga", "Satu\n[- Dua\n- Tiga]"],
  ["list", "[- Dua\n- Tiga]", "[Dua\nTiga]"],
  ["heading", "Ju[]dul", "[### Judul]"],
])("%s of %j is %j (F11)", (tool, marked, expected) => {
  const [from, to] = [marked.indexOf("["), marked.indexOf("]") - 1];
  const made = withTool(tool, marked.replace("[", "").replace("]", ""), from, to, "kata");
  expect(`${made.text.slice(0, made.from)}[${made.text.slice(made.from, made.to)}]${made.text.slice(made.to)}`).toBe(
    expected,
  );
});
