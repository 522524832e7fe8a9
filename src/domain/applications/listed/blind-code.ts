import { randomInt } from "node:crypto";

/** Without what is read as something else. */
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const length = 5;

/** What somebody is called whose name is hidden ("Pelamar K7Q2M"): by lot, so that it tells nothing. */
export function newBlindCode(): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join("");
}
