/** Subjects that belong to a degree's name and say no major of their own. */
const kindOfDegree =
  "(?: (?:of|in) (?:(?:applied )?science|arts|fine arts|philosophy)(?=\\s*(?:$|[,;:|(\\t–—-]|in\\b))| of (?:engineering|technology|education|laws?|economics|business|commerce|(?:computer|social|health) sciences?)(?=,? in\\b))";
const after = "(?![\\p{L}\\d])";

const words = (pattern: string) => new RegExp(`(?<![\\p{L}\\d.])(?:${pattern})${after}`, "iu");
/** Short forms are distinguished from words by their capitals. */
const short = (pattern: string) => new RegExp(`(?<![\\p{L}\\d.])(?:${pattern})(?:\\.(?![\\p{L}\\d])|${after})`, "u");

/** Spellings of degrees, and our code; the first match counts. */
const degrees: readonly (readonly [RegExp, string])[] = [
  [
    words(
      "S-?3|S-?III|doktor(?:al)?|doctor(?:ate)?(?: of philosophy)?(?: in| of)?|ph\\.? ?d(?:\\.| candidate| student)*(?: in)?|d\\.?phil",
    ),
    "s3",
  ],
  [
    words(
      `S-?2|S-?II|magister|pascasarjana|postgraduate|master(?:'s|s|’s)?(?: degree| studies)?(?:${kindOfDegree}| of| in)?(?: in)?`,
    ),
    "s2",
  ],
  [words("m\\.?sc\\.?|mba|m\\.b\\.a\\.?|m\\.?eng\\.?|m\\.?phil\\.?|m\\.?ed\\.?|m\\.?tech\\.?|llm"), "s2"],
  [
    short(
      "M\\. ?(?:S|A|T|M|H|E|Si|Kom|Pd|Hum|Kes|Ak|Farm|Sc|B\\.A|Psi|AP|IP|Stat|Sos|Kn|Ag|P|Ars|Han|Or|Mar|Tr|I\\.Kom)|MS|MSi|MKom|MM|MT|MA(?= in\\b)",
    ),
    "s2",
  ],
  [words("profesi|professional programme"), "profesi"],
  [
    words(
      `D-?4|D-?IV|diploma ?(?:4|iv)|sarjana terapan|applied bachelor(?:'s)?(?: degree)?(?: of| in)?|s\\.? ?tr\\.[\\p{L}.]*`,
    ),
    "d4",
  ],
  [
    words(
      `S-?1|S-?I|strata ?(?:1|satu|i)|sarjana|undergraduate|bachelor(?:'s|s|’s)?(?: degree| studies)?(?:${kindOfDegree}| of| in)?(?: in)?|b\\.?sc\\.?|b\\.?eng\\.?|b\\.?tech\\.?|b\\.?com\\.?|b\\.?b\\.?a\\.?|b\\.?ed\\.?|b\\.?ec\\.?|b\\.?arch\\.?|b\\.?f\\.?a\\.?|llb`,
    ),
    "s1",
  ],
  [
    short(
      "B\\. ?(?:S|A|E|Sc|Eng)|BS|BA|BE|AB(?= in\\b)|S\\. ?(?:I\\. ?)?\\p{Lu}\\p{L}{0,5}(?:\\.\\p{Lu}\\p{L}{0,4})?|S(?:Kom|Pd|Si|Sos|Farm|Kep|Hum|Psi|TP)|SE|SH|ST(?=\\W*$)",
    ),
    "s1",
  ],
  [
    words(
      "D-?3|D-?III|diploma ?(?:3|iii|tiga)|ahli madya|associate(?:'s)?(?: degree)?(?: of| in)?|a\\.?md\\.?(?:\\.?[a-z]{1,4})?\\.?",
    ),
    "d3",
  ],
  [words("D-?2|D-?II|diploma ?(?:2|ii)"), "d2"],
  [words("D-?1|D-?I|diploma ?(?:1|i)"), "d1"],
  [words("smk[ns]?|sekolah menengah kejuruan|vocational (?:high )?school|stm|smea|smip"), "smk"],
  [
    words(
      "sma[ns]?|slta|sekolah menengah atas|(?:senior )?high school|madrasah aliyah(?: negeri)?|man|ma(?= \\p{Lu})|smu[n]?",
    ),
    "sma",
  ],
];

/** The degree that a text says, and what else it says; null where it says none. */
export function degreeIn(text: string): { code: string; rest: string } | null {
  for (const [pattern, code] of degrees) {
    const match = pattern.exec(text);
    if (match !== null)
      return { code, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
  }
  return null;
}

const field =
  "jurusan|teknik|akuntansi|administrasi|multimedia|rekayasa|akomodasi|tata|perhotelan|bisnis|farmasi|keperawatan|otomatisasi|pemasaran|ipa|ips|bahasa|agribisnis|usaha|desain|kimia|kesehatan|perkantoran|otkp|tkj|rpl|keuangan|perbankan|seni|busana|boga|kecantikan|pariwisata|broadcasting|animasi|pelayaran|nautika|elektronika|listrik|mesin|otomotif|analis";
const vocational = new RegExp(`^(?:smk|sma|stm|smea|ma)\\b[\\s:–—-]+(?=(?:${field})\\b)`, "i");

/**
 * "SMK Teknik Komputer dan Jaringan": what was learnt at a school that stands elsewhere; null for a school's own name.
 */
export function schoolMajor(text: string): string | null {
  return vocational.test(text) ? text.replace(vocational, "") : null;
}
