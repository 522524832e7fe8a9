import { expect, test } from "vitest";
import { salaryText } from "../card-data.ts";
import { replyTexts } from "./vacancy-facts.tsx";

test.each([
  [{ min: 5_000_000, max: 7_500_000, currency: "IDR" }, "Rp 5.000.000–Rp 7.500.000"],
  [{ min: 5_000_000, max: 5_000_000, currency: "IDR" }, "Rp 5.000.000"],
  [{ min: 5_000_000, max: null, currency: "IDR" }, "Mulai Rp 5.000.000"],
  [{ min: null, max: 7_500_000, currency: "IDR" }, "Sampai Rp 7.500.000"],
  [{ min: 900, max: 900, currency: "USD" }, "USD 900"],
  [{ min: null, max: null, currency: "IDR" }, null],
])("%j is written as %j", (salary, text) => {
  expect(salaryText(salary)?.replaceAll("\u00A0", " ") ?? null).toBe(text);
});

test.each([
  [{ usualReplyDays: 9, replyDays: null }, ["Biasanya menjawab dalam 9 hari"]],
  [{ usualReplyDays: null, replyDays: 7 }, ["Paling lama 7 hari kerja setelah penutupan"]],
  [
    { usualReplyDays: 9, replyDays: 7 },
    ["Biasanya menjawab dalam 9 hari", "Paling lama 7 hari kerja setelah penutupan"],
  ],
  [{ usualReplyDays: null, replyDays: null }, []],
])("the reply time %j is written as %j", (days, text) => {
  expect(replyTexts(days)).toEqual(text);
});
