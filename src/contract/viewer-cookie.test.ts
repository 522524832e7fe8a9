import { expect, test } from "vitest";
import { getAudience, viewerValue } from "./viewer-cookie.server.ts";

const own = encodeURIComponent(viewerValue("sealed-1", { name: "Sekar Ayu", seeking: "active" }));
const member = `scripts=1; session=sealed-1; viewer=${own}`;

test.each([
  [null, "guest"],
  ["lang=en; scripts=1", "guest"],
  [`scripts=1; viewer=${own}`, "guest"],
  ["staff-session=sealed-1; scripts=1", "guest"],
  [member, "member"],
  [`a=1; ${member}; lang=en`, "member"],
  [`session=sealed-1; viewer=${own}`, "person"],
  ["session=sealed-1; scripts=1", "person"],
  ["session=sealed-1; scripts=1; viewer=", "person"],
])("with the cookies %j a page is a %s's", (header, audience) => {
  expect(getAudience(header, "session")).toBe(audience);
});

test.each([
  ["another session", member.replace("sealed-1", "sealed-2")],
  ["two sessions", `${member}; session=sealed-2`],
  ["the same session twice", `${member}; session=sealed-1`],
  ["two names", `${member}; viewer=${own}`],
  ["two signs that scripts run", `${member}; scripts=1`],
  ["another sign", member.replace("scripts=1", "scripts=yes")],
  ["an encoded session", member.replace("sealed-1", "sealed%2D1")],
  ["an empty session", member.replace("sealed-1", "")],
])("a name beside %s is nobody's, so that the page is made for one person", (_, header) => {
  expect(getAudience(header, "session")).toBe("person");
});

test("a name is kept for one session, as text and not longer than a header shows it", () => {
  const value = viewerValue("sealed-1", { name: `Ayu; 😀.${"x".repeat(500)}`, seeking: "none" });
  expect(value).toMatch(/^[\w-]{12}\.none\.Ayu; 😀\.x{53}$/u);
  expect(value.slice(0, 12)).not.toBe(viewerValue("sealed-2", { name: "", seeking: "none" }).slice(0, 12));
});
