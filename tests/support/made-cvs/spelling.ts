import type { CvLanguage, TrueCv, TrueDate, TrueStudy } from "./invent-cv.ts";
import type { Lot } from "./lot.ts";

/** How one CV spells things: drawn once for each, as a person keeps to one way. */
export interface Spelling {
  range(start: TrueDate, end: TrueDate | null): string;
  date(date: TrueDate): string;
  /** Text for an open end. */
  now: string;
  years(start: number, end: number, isOpen?: boolean): string;
  /** False where months are missing. */
  hasMonths: boolean;
  phone: string;
  heading(section: HeadedSection): string;
  degree(study: TrueStudy): string;
  grade(study: TrueStudy): string;
  birth(cv: TrueCv, place: string): string;
  gender(cv: TrueCv): string;
}

const months = {
  id: [
    "Januari",
    "Februari",
    "Maret",
    "April",
    "Mei",
    "Juni",
    "Juli",
    "Agustus",
    "September",
    "Oktober",
    "November",
    "Desember",
  ],
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
} as const;
const short = {
  id: ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"],
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
} as const;

const headings = {
  id: {
    summary: ["Profil", "Tentang Saya", "Ringkasan", "Deskripsi Diri"],
    work: [
      "Pengalaman Kerja",
      "Riwayat Pekerjaan",
      "Pengalaman Profesional",
      "Pengalaman",
      "Riwayat Karier",
      "Pengalaman Bekerja",
    ],
    internship: ["Magang", "Pengalaman Magang", "Praktik Kerja Lapangan (PKL)", "Pengalaman PKL"],
    education: [
      "Pendidikan",
      "Riwayat Pendidikan",
      "Pendidikan Formal",
      "Latar Belakang Pendidikan",
      "Riwayat Pendidikan Formal",
      "Pendidikan Terakhir",
    ],
    organisation: [
      "Organisasi",
      "Pengalaman Organisasi",
      "Riwayat Organisasi",
      "Organisasi dan Kepanitiaan",
      "Pengalaman Berorganisasi",
      "Organisasi & Kegiatan Sosial",
    ],
    skills: ["Keahlian", "Kemampuan", "Keterampilan", "Kompetensi"],
    certificates: ["Sertifikat", "Pelatihan dan Sertifikasi", "Pendidikan Non Formal", "Kursus & Pelatihan"],
    hobbies: ["Hobi", "Minat dan Hobi"],
    references: ["Referensi"],
    person: ["Data Pribadi", "Data Diri", "Informasi Pribadi", "Biodata"],
    contact: ["Kontak", "Hubungi Saya"],
  },
  en: {
    summary: ["Profile", "About Me", "Summary", "Professional Summary"],
    work: [
      "Work Experience",
      "Professional Experience",
      "Employment History",
      "Experience",
      "Career History",
      "Working Experience",
    ],
    internship: ["Internships", "Internship Experience", "Internship"],
    education: ["Education", "Educational Background", "Academic Background", "Academic History", "Formal Education"],
    organisation: [
      "Organizational Experience",
      "Organisations",
      "Leadership & Activities",
      "Volunteer Experience",
      "Organization Experiences",
      "Leadership Experience",
    ],
    skills: ["Skills", "Technical Skills", "Core Competencies"],
    certificates: ["Certifications", "Training & Certifications", "Licenses & Certifications", "Courses"],
    hobbies: ["Interests", "Hobbies"],
    references: ["References"],
    person: ["Personal Details", "Personal Information", "Personal Data"],
    contact: ["Contact", "Contact Me"],
  },
} as const;

export type HeadedSection = keyof (typeof headings)["id"];

const degrees: Readonly<Record<CvLanguage, Readonly<Record<string, readonly string[]>>>> = {
  id: {
    s1: ["S1 %", "Sarjana %", "S-1 %", "Strata 1 (S1) %", "S1 - %", "Sarjana (S1), %"],
    s2: ["S2 %", "Magister %", "S-2 %"],
    d3: ["D3 %", "Diploma III %", "D-III %", "Diploma 3 - %"],
    d4: ["D4 %", "Sarjana Terapan %", "D-IV %"],
    sma: ["Jurusan %", "%"],
    smk: ["Jurusan %", "Kompetensi Keahlian %"],
  },
  en: {
    s1: ["Bachelor of %", "Bachelor's Degree in %", "S1 in %", "B.Sc. %", "Bachelor Degree, %"],
    s2: ["Master of %", "Master's Degree in %", "S2 in %"],
    d3: ["Diploma 3 in %", "D3 %", "Associate Degree in %"],
    d4: ["Applied Bachelor of %", "D4 in %"],
    sma: ["Major: %", "%"],
    smk: ["Major: %", "%"],
  },
};

const padded = (value: number) => String(value).padStart(2, "0");

interface DateStyle {
  write(date: TrueDate): string;
  hasMonths: boolean;
  /** The month is a word and the year stands behind it. */
  isWordy?: boolean;
}

function dateStyle(lot: Lot, language: CvLanguage): DateStyle {
  const at = ({ month }: TrueDate) => month - 1;
  const mixed = lot.happens(0.12) ? (language === "id" ? "en" : "id") : language;
  const styles: DateStyle[] = [
    { write: (date) => `${months[mixed][at(date)]} ${date.year}`, hasMonths: true, isWordy: true },
    { write: (date) => `${short[mixed][at(date)]} ${date.year}`, hasMonths: true, isWordy: true },
    { write: (date) => `${padded(date.month)}/${date.year}`, hasMonths: true },
    { write: (date) => `${short[mixed][at(date)]}. ${date.year}`, hasMonths: true },
    { write: (date) => `${date.year}`, hasMonths: false },
    { write: (date) => `${months[mixed][at(date)]?.toUpperCase()} ${date.year}`, hasMonths: true },
    { write: (date) => `${short[mixed][at(date)]} '${String(date.year).slice(2)}`, hasMonths: true },
    { write: (date) => `${date.year}/${padded(date.month)}`, hasMonths: true },
    { write: (date) => `${padded(date.month)}.${date.year}`, hasMonths: true },
    { write: (date) => `1 ${months[mixed][at(date)]} ${date.year}`, hasMonths: true },
  ];
  return lot.of(styles);
}

function phoneText(lot: Lot, number: string): string {
  const groups = `${number.slice(0, 3)}-${number.slice(3, 7)}-${number.slice(7)}`;
  return lot.of([
    `0${number}`,
    `+62${number}`,
    `+62 ${groups}`,
    `0${groups}`,
    `(+62) ${groups.replaceAll("-", " ")}`,
    `62${number}`,
    `+62 ${groups.replaceAll("-", " ")}`,
    `0${groups.replaceAll("-", ".")}`,
    `+62-${groups}`,
    `(0${number.slice(0, 3)}) ${number.slice(3)}`,
  ]);
}

function gradeText(lot: Lot, language: CvLanguage): (study: TrueStudy) => string {
  const word = lot.of(language === "id" ? ["IPK", "IPK:", "Nilai"] : ["GPA", "GPA:", "CGPA"]);
  const scale = lot.of(["/4.00", " / 4.00", "/4", language === "id" ? " dari 4.00" : " out of 4.00", ""]);
  const comma = language === "id" && lot.happens(0.4);
  return ({ gpa }) => {
    if (gpa === null) return "";
    const text = `${word} ${gpa.toFixed(2)}${scale}`;
    return comma ? text.replaceAll(".", ",") : text;
  };
}

function birthText(lot: Lot, language: CvLanguage): Spelling["birth"] {
  const style = lot.between(0, 3);
  return ({ birthDate }, place) => {
    const [year = "", month = "", day = ""] = birthDate.split("-");
    const name = months[language][Number(month) - 1] ?? "";
    const own = [
      `${Number(day)} ${name} ${year}`,
      `${day}-${month}-${year}`,
      `${day}/${month}/${year}`,
      language === "en" ? `${name} ${Number(day)}, ${year}` : `${day} ${name} ${year}`,
    ];
    return `${place}, ${own[style]}`;
  };
}

/** The ways of spelling of one CV. */
export function getSpelling(lot: Lot, cv: TrueCv): Spelling {
  const { language } = cv;
  const dates = dateStyle(lot, language);
  const now = lot.of(
    language === "id"
      ? ["sekarang", "Sekarang", "saat ini", "Present", "kini", "SEKARANG"]
      : ["Present", "present", "Now", "Current", "PRESENT", "Ongoing"],
  );
  const dash = lot.of([
    " - ",
    " – ",
    "–",
    "-",
    language === "id" ? " s.d. " : " to ",
    language === "id" ? " s/d " : " – ",
    " — ",
    language === "id" ? " sampai " : " until ",
    language === "id" ? " hingga " : " - ",
  ]);
  const drawn = new Map<string, string>();
  const once = (key: string, of: readonly string[]) => {
    const known = drawn.get(key) ?? lot.of(of);
    drawn.set(key, known);
    return known;
  };
  const look = lot.of([(text: string) => text.toUpperCase(), (text: string) => text, (text: string) => text]);
  const sharesYear = lot.happens(0.4);
  return {
    hasMonths: dates.hasMonths,
    range: (start, end) => {
      // "Januari - Maret 2021": the year appears once.
      const isOnce = dates.isWordy && sharesYear && end?.year === start.year;
      const first = isOnce ? dates.write(start).replace(/ \d{4}$/, "") : dates.write(start);
      return `${first}${dash}${end === null ? now : dates.write(end)}`;
    },
    date: dates.write,
    now,
    years: (start, end, isOpen = false) => `${start}${dash}${isOpen ? now : end}`,
    phone: phoneText(lot, cv.phone),
    heading: (section) => look(once(section, headings[language][section])),
    degree: ({ degree, major }) => {
      const text = once(degree, degrees[language][degree] ?? ["%"]);
      return major === "" ? "" : text.replace("%", major);
    },
    grade: gradeText(lot, language),
    birth: birthText(lot, language),
    gender: ({ gender }) => {
      const words =
        language === "id"
          ? [
              ["Laki-laki", "Perempuan"],
              ["Pria", "Wanita"],
            ]
          : [["Male", "Female"]];
      return (
        (words[
          once(
            "gender",
            words.map((_, at) => String(at)),
          ) === "1"
            ? 1
            : 0
        ] ?? [])[gender - 1] ?? ""
      );
    },
  };
}
