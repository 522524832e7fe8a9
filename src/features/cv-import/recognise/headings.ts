import { foldText } from "../../reference-data/spelling.ts";

/** Subjects of a CV's sections; `other` is not read. */
export type Section = "person" | "education" | "work" | "internship" | "organisation" | "other";

/** Words that headings are made of; a line that has others is none. */
const headingWords = new Set(
  `riwayat latar belakang pengalaman kerja bekerja pekerjaan perjalanan rekam jejak jenjang terakhir keorganisasian keanggotaan pekerjaan profesional profesi karier karir pendidikan formal non nonformal informal akademik akademis
  studi sekolah magang praktik praktek lapangan industri pkl prakerin organisasi berorganisasi kepanitiaan relawan sukarela kerelawanan sukarelawan
  kemahasiswaan kegiatan aktivitas kepemimpinan ekstrakurikuler sosial data diri pribadi informasi biodata identitas kontak hubungi saya profil
  ringkasan tentang deskripsi singkat tujuan keahlian kemampuan keterampilan kompetensi bahasa sertifikat sertifikasi pelatihan kursus seminar
  lisensi prestasi penghargaan pencapaian referensi hobi minat proyek portofolio publikasi karya lainnya tambahan lain perangkat lunak teknis
  komputer pernyataan utama berbahasa volunteer volunteering experience experiences work working employment professional career history job education educational academic
  background qualification qualifications internship internships intern organization organizations organizational organisation organisations
  organisational organizing affiliations affiliation memberships membership academics schooling roles positions held service leadership activities activity extracurricular committee committees involvement community social student personal details
  detail information info particulars contact contacts me my profile summary about objective overview skills skill technical soft hard core
  competencies expertise abilities languages language certificates certificate certifications certification licenses licences license training
  trainings courses course workshop workshops awards award honors honours achievements achievement accomplishments references reference hobbies
  hobby interests interest projects project portfolio publications publication additional other top key tools software declaration strengths
  technologies technology notable significant campus on business research teaching industry industrial corporate international talks patents
  invited press philosophy referees coursework fields status links link websites website profiles internasional nasional ringkas bidang seni olahraga
  politik political politics visits visiting books buku articles artikel preprints grants hibah conferences presentations testimonials services jasa
  apprenticeship apprenticeships placement placements placements clerkship residency military community engagement citizenship societies society
  and dan the of in at my our relevant selected records record past pernah yang telah diikuti singkatnya curriculum vitae statement executive`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** The first that a heading's words fit says what it is about. */
const kinds: readonly (readonly [RegExp, Section])[] = [
  [/\b(non ?formal|nonformal|informal)\b/, "other"],
  [/\b(pendidikan|education|schooling)\b/, "education"],
  [
    /^(?!.*\b(skills?|keahlian|projects?|proyek|proyek|summary|profile|organi[sz]\w*|volunteer\w*|relawan|certi\w*|serti\w*)\b)(.*\b(pengalaman kerja|work experience|employment|riwayat pekerjaan|pekerjaan)\b)/,
    "work",
  ],
  [
    /\b(non ?formal|informal|sertifi\w*|certifi\w*|licen[sc]es?|lisensi|pelatihan|kursus|trainings?|courses?|workshops?|seminar)\b/,
    "other",
  ],
  [
    /\b(skills?|keahlian|kemampuan|keterampilan|kompetensi|competencies|expertise|abilities|strengths|tools|software|languages?|bahasa)\b/,
    "other",
  ],
  [
    /\b(award|awards|honou?rs|achievements?|accomplishments|prestasi|penghargaan|pencapaian|publikasi|publications?|karya|books?|buku|articles?|artikel|preprints|grants?|hibah|conferences|presentations|testimonials|visits|visiting)\b/,
    "other",
  ],
  [
    /\b(referensi|references?|hobi|hobb(y|ies)|minat|interests?|proyek|projects?|porto?folio|portofolio|pernyataan|declaration)\b/,
    "other",
  ],
  [/\b(data|biodata|identitas|personal|pribadi|kontak|contacts?|hubungi)\b/, "person"],
  [/\b(profil|profile|summary|ringkasan|tentang|about|objective|tujuan|overview|statement)\b/, "other"],
  [/\b(magang|internships?|intern|pkl|prakerin|praktik|praktek)\b/, "internship"],
  [
    /\b(organi[sz]ation(s|al)?|(ber)?organisasi|keorganisasian|keanggotaan|affiliations?|memberships?|kepanitiaan|committees?|volunteer(ing)?|relawan|sukarela(wan)?|kerelawanan|leadership|kepemimpinan|extracurricular|ekstrakurikuler|kemahasiswaan|involvement|activit(y|ies)|kegiatan|aktivitas)\b/,
    "organisation",
  ],
  [
    /\b(pendidikan|education(al)?|academics?|akademi[ks]|akademis|schooling|studi|sekolah|qualifications?)\b/,
    "education",
  ],
  [
    /\b(pekerjaan|kerja|bekerja|working|employment|career|kari[er]+|job|profesional|professional|pengalaman|experiences?)\b/,
    "work",
  ],
  [/\b(informasi|information|info|details?|particulars)\b/, "person"],
  [/\b(deskripsi|tambahan|additional|lainnya|other|top|key)\b/, "other"],
];

const alone = new Set([
  "profesional",
  "professional",
  "studi",
  "sekolah",
  "kerja",
  "pekerjaan",
  "job",
  "intern",
  ..."at in on my our the of dan and status link links press business research teaching industry society military fields".split(
    " ",
  ),
  ..."campus community international technology".split(" "),
]);

/** The section that a heading begins; null for every other line. */
export function findHeading(text: string): Section | null {
  if (text.length > 60 || /[.!?@]$|\d{3}/.test(text)) return null;
  const folded = foldText(text.replace(/^\s*(?:[ivx]+|[a-z]|\d{1,2})\s*[.)]\s*/i, "").replaceAll("/", " "));
  const words = folded.split(" ").filter((word) => word !== "");
  if (words.length === 0 || words.length > 6 || words.some((word) => !headingWords.has(word))) return null;
  if (words.every((word) => alone.has(word))) return null;
  // "Pengalaman Profesional & Magang": which of the two an entry is, it says itself.
  const halves = text.split(/\s*[&/+]\s*|\s+(?:dan|and)\s+/);
  if (halves.length === 2) {
    const both = new Set(halves.map(findHeading));
    if (both.has("work") && both.has("internship")) return "work";
  }
  return kinds.find(([words]) => words.test(folded))?.[1] ?? null;
}

/** True for a text of nothing but words that headings are made of: what continues from one in the line above. */
export function isHeadingWords(text: string): boolean {
  const words = foldText(text).split(" ");
  return text !== "" && words.every((word) => headingWords.has(word));
}

/** Titles that stand above a CV and name nobody. */
export function isTitle(text: string): boolean {
  return /^(daftar riwayat hidup|curriculum vitae|riwayat hidup|resume|résumé|cv|cv ats|lamaran kerja|biodata|biodata diri)$/.test(
    text
      .toLowerCase()
      .replaceAll(/[^\p{L} ]/gu, "")
      .trim(),
  );
}
