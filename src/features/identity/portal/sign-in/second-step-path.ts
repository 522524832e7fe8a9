import type { CodeKind } from "../../two-step/code-form.schema.ts";

interface SecondStepPath {
  /** Where the person was going. */
  redirect: string | null;
  kind?: Extract<CodeKind, "app" | "recovery">;
}

/** The sign-in page's second step, which keeps where one was going. */
export function secondStepPath({ redirect, kind = "app" }: SecondStepPath): string {
  const by: Record<string, string> = kind === "recovery" ? { code: kind } : {};
  const back: Record<string, string> = redirect === null ? {} : { redirect };
  return `/signin?${new URLSearchParams({ step: "2", ...by, ...back })}`;
}
