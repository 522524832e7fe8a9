import { type Block, readBlocks } from "./blocks.ts";
import { countConversion } from "./conversions.ts";
import { escapeBrokenTags, inlineToHtml } from "./inline.ts";

function listToHtml({ isNumbered, isLoose, entries }: Extract<Block, { kind: "list" }>, hasBreaks: boolean): string {
  const name = isNumbered ? "ol" : "ul";
  const html = entries.map((blocks) => `<li>${blocksToHtml(blocks, hasBreaks, !isLoose)}</li>\n`);
  return `<${name}>\n${html.join("")}</${name}>`;
}

function blockToHtml(block: Block, hasBreaks: boolean, isTight: boolean): string {
  switch (block.kind) {
    case "paragraph": {
      const html = inlineToHtml(block.text, hasBreaks);
      return isTight ? html : `<p>${html}</p>`;
    }
    case "heading":
      return `<h${block.level}>${inlineToHtml(block.text, hasBreaks)}</h${block.level}>`;
    case "html":
      return escapeBrokenTags(block.html);
    case "quote":
      return `<blockquote>\n${blocksToHtml(block.blocks, hasBreaks, false)}\n</blockquote>`;
    case "list":
      return listToHtml(block, hasBreaks);
  }
}

function blocksToHtml(blocks: readonly Block[], hasBreaks: boolean, isTight: boolean): string {
  return blocks.map((block) => blockToHtml(block, hasBreaks, isTight)).join("\n");
}

/**
 * Markdown as HTML, which has yet to be made safe: headings, paragraphs, lists, quotes, bold, italic, links and HTML; other
 * signs are text. The work grows as the text does.
 * @param hasBreaks whether a line that ends is a line
 */
export function unsafeMarkdownToHtml(markdown: string, hasBreaks: boolean): string {
  countConversion("markdown");
  return blocksToHtml(readBlocks(markdown), hasBreaks, false);
}
