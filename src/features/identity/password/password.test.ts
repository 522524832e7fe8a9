// Shows: A1, promise 1
import { describe, expect, test } from "vitest";
import { newPasswordFault } from "./check-password.server.ts";
import { passwordFault } from "./password.ts";

describe("a password's composition", () => {
  test.each(["Tenun-26", "aB3!aB3!", "Rahasia Besar 1~", "Ñandú-2026x", `Aa1!${"x".repeat(96)}`])(
    "%s is enough",
    (password) => {
      expect(passwordFault(password)).toBeNull();
    },
  );

  test.each([..."!@#$%^&*()_+-=[]{};':\"\\|,.<>/?`~"])("%s is one of the listed characters", (sign) => {
    expect(passwordFault(`Tenun26${sign}`)).toBeNull();
  });

  test.each([
    ["", "required"],
    ["aB3!aB3", "password-composition"],
    ["tenun-26", "password-composition"],
    ["TENUN-26", "password-composition"],
    ["Tenun-dua", "password-composition"],
    ["Tenun2626", "password-composition"],
    ["Tenun 26é", "password-composition"],
    [`Aa1!${"x".repeat(97)}`, "too-long"],
  ])("%s is not: %s", (password, code) => {
    expect(passwordFault(password)).toBe(code);
  });

  test("letters made of two are counted as one, so that a keyboard changes nothing", () => {
    expect(passwordFault("Aé1!Aé1".normalize("NFD"))).toBe("password-composition");
  });
});

describe("a new password", () => {
  const sekar = { name: "Sekar Paramitha", email: "sekar.p@contoh.id" };

  test.each(["Tenun-Karya-26", "Kuda#Sawah19", "Sekar-menenun-26", "Rahasia!2026x"])(
    "%s is taken",
    async (password) => {
      expect(await newPasswordFault(password, sekar)).toBeNull();
    },
  );

  test.each(["Password1!", "P@ssw0rd", "P@ssw0rd2026!", "Qwerty123!", "!!Qwerty123", "Abc123456!", "Iloveyou1!"])(
    "%s is what many people use",
    async (password) => {
      expect(await newPasswordFault(password, sekar)).toBe("password-common");
    },
  );

  test.each(["SekarParamitha1!", "Sekar-P-26", "Sekar.p@contoh.id1", "paramithA!1"])(
    "%s is hardly more than the person's own name",
    async (password) => {
      expect(await newPasswordFault(password, sekar)).toBe("password-own-name");
    },
  );
});
