import { defineConfig } from "oxlint";
import { formatRules } from "./scripts/format-rules.ts";
import { importRules } from "./scripts/import-rules.ts";
import { nameRules } from "./scripts/name-rules.ts";

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: [".paraglide", ".css-types", ".react-router", "build", "data", ".cache"],
  rules: {
    "max-lines": ["error", { max: 300 }],
    "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
    "typescript/no-non-null-assertion": "error",
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    "react/no-danger": "error",
    "no-console": "error",
    "no-shadow": "off",
    // A circle of files, be it of types alone, has no first file to read.
    "import/no-cycle": ["error", { ignoreTypes: false }],
    // fast-check and pg are used by their default export, as their documentation does.
    "import/no-named-as-default": "off",
    "import/no-named-as-default-member": "off",
    // A live region is a `div` with a role where it holds more than phrasing content.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A native checkbox with the role switch already has its state.
    "jsx-a11y/role-has-required-aria-props": "off",
    // The React Compiler is not used; these ask for what only it needs.
    "react/incompatible-library": "off",
    "react/set-state-in-effect": "off",
    "react/exhaustive-effect-dependencies": "off",
    // Of what needs the types, these find habits and no faults.
    "typescript/unbound-method": "off",
    "typescript/no-misused-spread": "off",
    "typescript/restrict-template-expressions": "off",
    "typescript/require-array-sort-compare": "off",
    "typescript/consistent-return": "off",
    "typescript/no-unnecessary-template-expression": "off",
    "typescript/no-unnecessary-type-conversion": "off",
    "typescript/no-useless-default-assignment": "off",
    "typescript/no-base-to-string": "off",
    "typescript/no-unnecessary-type-parameters": "off",
    "promise/always-return": "off",
    "promise/no-callback-in-promise": "off",
  },
  overrides: [
    ...importRules,
    ...formatRules,
    ...nameRules,
    // Nothing of type `any` comes in, from a call, a file, the database or a library. Vitest's own matchers are of
    // every type, so tests are left out below.
    {
      files: ["**/src/**/*.{ts,tsx}", "**/scripts/**/*.ts", "**/tests/support/**/*.ts"],
      rules: {
        "typescript/no-unsafe-argument": "error",
        "typescript/no-unsafe-assignment": "error",
        "typescript/no-unsafe-call": "error",
        "typescript/no-unsafe-member-access": "error",
        "typescript/no-unsafe-return": "error",
      },
    },
    { files: ["scripts/**", "src/app/main.ts"], rules: { "no-console": "off" } },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "tests/**"],
      rules: {
        "max-lines": ["error", { max: 400 }],
        "max-lines-per-function": "off",
        "no-console": "off",
        "no-empty-pattern": "off",
        "vitest/require-to-throw-message": "off",
        "vitest/no-conditional-expect": "off",
        "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "fc.assert"] }],
      },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx"],
      rules: {
        "typescript/no-unsafe-argument": "off",
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-call": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-unsafe-return": "off",
      },
    },
  ],
});
