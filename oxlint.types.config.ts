import { defineConfig } from "oxlint";

/**
 * The rules that need to know the types (`--type-aware`), which takes as long as the compiler: that nothing of type
 * `any` comes in, from a call, a file, the database or a library.
 */
export default defineConfig({
  plugins: ["typescript"],
  categories: { correctness: "off" },
  // Vitest's own matchers, such as `expect.any(Number)`, are of every type.
  ignorePatterns: [
    ".paraglide",
    ".css-types",
    ".react-router",
    "build",
    "data",
    ".cache",
    "**/*.test.ts",
    "**/*.test.tsx",
  ],
  overrides: [
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
  ],
});
