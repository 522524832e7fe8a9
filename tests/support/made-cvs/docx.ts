import { strToU8, zipSync } from "fflate";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export interface RunLook {
  bold?: boolean;
  size?: number;
}

/** A run of text; a tab in it is Word's tab. */
function run(text: string, { bold = false, size = 11 }: RunLook): string {
  const pieces = text.split("\t").map((piece) => `<w:t xml:space="preserve">${escaped(piece)}</w:t>`);
  const look = `<w:rPr>${bold ? "<w:b/>" : ""}<w:sz w:val="${size * 2}"/></w:rPr>`;
  return `<w:r>${look}${pieces.join("<w:tab/>")}</w:r>`;
}

export function paragraph(
  text: string,
  look: RunLook & { list?: boolean; style?: string; split?: boolean } = {},
): string {
  const style = look.style === undefined ? "" : `<w:pStyle w:val="${look.style}"/>`;
  const list = look.list ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : "";
  const tabs = text.includes("\t") ? '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>' : "";
  // Word parts a text into runs wherever it was edited.
  const middle = look.split ? Math.floor(text.length / 2) : 0;
  const runs = [text.slice(0, middle), text.slice(middle)]
    .filter((piece) => piece !== "")
    .map((piece) => run(piece, look));
  return `<w:p><w:pPr>${style}${list}${tabs}</w:pPr>${runs.join("")}</w:p>`;
}

export function table(rows: readonly (readonly string[])[]): string {
  const cell = (content: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${content || "<w:p/>"}</w:tc>`;
  return `<w:tbl><w:tblPr/><w:tblGrid/>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

/** A box of text, as Word writes it twice: for itself and for older readers. */
export function textBox(content: string): string {
  const inside = `<w:txbxContent>${content}</w:txbxContent>`;
  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${inside}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${inside}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
}

const spaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const types = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const officeDocument = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
const relations = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${officeDocument}" Target="word/document.xml"/></Relationships>`;

/** The day that every part says it is of, so that the same seed makes the same bytes. */
const mtime = new Date("2026-01-01T00:00:00Z");

/** A Word document of this body. */
export function docx(body: string, header?: string): Uint8Array<ArrayBuffer> {
  const parts: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8(types),
    "_rels/.rels": strToU8(relations),
    "word/document.xml": strToU8(`${head}<w:document ${spaces}><w:body>${body}<w:sectPr/></w:body></w:document>`),
  };
  if (header !== undefined) parts["word/header1.xml"] = strToU8(`${head}<w:hdr ${spaces}>${header}</w:hdr>`);
  return new Uint8Array(zipSync(parts, { mtime }));
}
