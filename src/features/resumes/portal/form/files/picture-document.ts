/** A picture as a page of a document holds it. */
export interface PagePicture {
  /** In pixels. */
  width: number;
  height: number;
  /** A JPEG in RGB, as canvases write it. */
  jpeg: Uint8Array<ArrayBuffer>;
}

/** Width of a page of A4, in points of 1/72 inch. */
const pageWidth = 595;

const encoder = new TextEncoder();

/** Numbers of a page's three objects; 1 is the catalog, 2 the list of pages. */
function numbersAt(place: number) {
  return { page: 3 + place * 3, drawing: 4 + place * 3, picture: 5 + place * 3 };
}

function pageObjects({ width, height, jpeg }: PagePicture, place: number) {
  const { page, drawing, picture } = numbersAt(place);
  const pageHeight = Math.round((pageWidth * height) / width);
  const draw = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /P Do Q`;
  const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return [
    [
      `${page} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]`,
      `/Resources<</XObject<</P ${picture} 0 R>>>>/Contents ${drawing} 0 R>>\nendobj\n`,
    ],
    [`${drawing} 0 obj\n<</Length ${draw.length}>>\nstream\n${draw}\nendstream\nendobj\n`],
    [
      `${picture} 0 obj\n<</Type/XObject/Subtype/Image ${size}/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
      jpeg,
      "\nendstream\nendobj\n",
    ],
  ];
}

/**
 * A PDF with a picture on each page (ISO 32000-1, 7.5 and 8.9.5): a JPEG stands in it as it is.
 * @param pictures one or more
 */
export function toPictureDocument(pictures: readonly PagePicture[]): Uint8Array<ArrayBuffer>[] {
  const pages = pictures.map((_, place) => `${numbersAt(place).page} 0 R`);
  const objects = [
    ["1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"],
    [`2 0 obj\n<</Type/Pages/Kids[${pages.join(" ")}]/Count ${pages.length}>>\nendobj\n`],
    ...pictures.flatMap(pageObjects),
  ];
  const parts: Uint8Array<ArrayBuffer>[] = [encoder.encode("%PDF-1.4\n")];
  const places: number[] = [];
  let at = 9;
  for (const object of objects) {
    places.push(at);
    for (const part of object) {
      const bytes = typeof part === "string" ? encoder.encode(part) : part;
      parts.push(bytes);
      at += bytes.length;
    }
  }
  const lines = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`;
  return [...parts, encoder.encode(head + lines.join("") + end)];
}
