import { PDFDocument } from "pdf-lib";
import sharp from "sharp";

/** A file as someone chooses it from a disk. */
export interface OwnFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small JPEG, upright like a portrait. */
export async function ownPhoto(): Promise<OwnFile> {
  const picture = sharp({ create: { width: 480, height: 640, channels: 3, background: "#7a8794" } });
  return { name: "wajah saya.jpg", mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}

/** A PDF of one empty page. */
export async function ownCv(): Promise<OwnFile> {
  const document = await PDFDocument.create();
  document.addPage();
  return { name: "CV saya.pdf", mimeType: "application/pdf", buffer: Buffer.from(await document.save()) };
}
