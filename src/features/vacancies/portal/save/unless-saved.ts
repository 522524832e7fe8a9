import type { ShouldRevalidateFunctionArgs } from "react-router";
import { savePath } from "./saving.ts";

/** A page's `shouldRevalidate`: saving a vacancy shows itself and changes nothing else on the page. */
export function unlessSaved({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formAction?.endsWith(savePath) ? false : defaultShouldRevalidate;
}
