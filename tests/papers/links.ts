import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Markdown of the repository; content is written for the site, whose addresses its links are. */
export const markdown = globSync(["*.md", "{docs,src,tests,scripts}/**/*.md", "content/**/README.md"]);

const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, "").replace(/`[^`\n]*`/g, "");

/** A heading's anchor on the code host: https://docs.github.com/en/get-started/writing-on-github (section links). */
function getAnchor(heading: string): string {
  const words = heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim()
    .toLowerCase();
  return words.replace(/[^\p{L}\p{N}\p{M} _-]/gu, "").replaceAll(" ", "-");
}

function getAnchors(file: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of readFileSync(file, "utf8").matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = getAnchor(heading);
    let name = anchor;
    for (let again = 1; anchors.has(name); again++) name = `${anchor}-${again}`;
    anchors.add(name);
  }
  return anchors;
}

/** The error of a link's target; null: it exists. */
function findFault(file: string, target: string): string | null {
  if (/^(https?:|mailto:)/.test(target)) return null;
  const [path = "", anchor] = target.split("#");
  if (path.startsWith("/")) return "leads out of the repository";
  const place = path === "" ? file : normalize(join(dirname(file), decodeURI(path)));
  if (!existsSync(place)) return `there is no ${place}`;
  if (anchor === undefined || !statSync(place).isFile()) return null;
  return getAnchors(place).has(anchor) ? null : `${place} has no heading #${anchor}`;
}

/** Links of a Markdown text that lead nowhere. */
export function deadLinks(file: string, text: string): { target: string; fault: string }[] {
  const inline = withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g);
  const referred = withoutCode(text).matchAll(/^\[[^\]]+\]: (\S+)$/gm);
  return [...inline, ...referred].flatMap(([, target = ""]) => {
    const fault = findFault(file, target);
    return fault === null ? [] : [{ target, fault }];
  });
}
