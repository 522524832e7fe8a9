import { docx, paragraph } from "./made-cvs/docx.ts";

const usual = [
  "Dewi Lestari Putri",
  "0813-1111-2222 | dewi.baru@contoh.id | Kabupaten Sleman",
  "Pengalaman Kerja",
  "Analis Data\tMar 2021 – sekarang",
  "PT Maju Jaya",
  "Pendidikan",
  "Universitas Gadjah Mada\t2015 - 2019",
  "S1 Akuntansi, IPK 3.70/4.00",
];

/** A CV in Word, of these lines. */
export function aWordCv(lines: readonly string[] = usual): File {
  return new File([docx(lines.map((text) => paragraph(text)).join(""))], "cv.docx");
}
