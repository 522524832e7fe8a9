/** Points of an A4 page and of its lines. */
const page = { width: 595, height: 842, margin: 64, lead: 22 } as const;

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (sign) => `\\${sign}`);
}

function pageContent([title = "", ...lines]: readonly string[]): string {
  const top = page.height - page.margin;
  const body = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
  return `BT /F2 20 Tf ${page.margin} ${top} Td (${escaped(title)}) Tj ET
BT /F1 11 Tf ${page.lead} TL ${page.margin} ${top - 2 * page.lead} Td
${body}
ET`;
}

/**
 * A PDF of one page with lines of text, the first one as title; ASCII only (ISO 32000-1, 7.5).
 * Written by hand, because a library for one sample page would be a dependency for nothing else.
 */
export function smallPdf(lines: readonly string[]): Uint8Array {
  const content = pageContent(lines);
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R
/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`);
}
