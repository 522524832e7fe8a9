import { deferScripts } from "./defer-scripts.ts";

const wholeStyle = "whole-style";

/** Runs in the browser: puts the whole style to use. As a `<style>` it would have to stand in the head. */
export const styleAdopter = `{const s=new CSSStyleSheet();s.replaceSync(document.getElementById("${wholeStyle}").text);document.adoptedStyleSheets=[s]}`;

/**
 * Lets a page that starts its scripts at once ask for them after its content: named before it, they would take the line
 * from it, and a form is to be seen and typed into first. Of its style the head has what the content uses; the whole,
 * for what the scripts will show, comes after the content too, and is put to use by {@link styleAdopter}.
 * @param wholeCss empty where the head has it all
 */
export function scriptsLast(html: string, wholeCss: string): string {
  const deferredCss = `<script type="text/css" id="${wholeStyle}">${wholeCss}</script><script>${styleAdopter}</script>`;
  return deferScripts(html, true, wholeCss === "" ? "" : deferredCss);
}
