import { foldText } from "../spelling.ts";

/** Words that initials leave out. */
const small = new Set(["dan", "of", "the", "di"]);

/** Provinces as people say them beside their own names, by the ministry's code. */
const provinceNames: Readonly<Record<string, readonly string[]>> = {
  "12": ["sumut"],
  "13": ["sumbar"],
  "16": ["sumsel"],
  "19": ["babel"],
  "21": ["kepri"],
  "31": ["dki jakarta", "dki", "jakarta"],
  "32": ["jabar"],
  "33": ["jateng"],
  "34": ["di yogyakarta", "diy", "yogyakarta", "jogja", "jogjakarta"],
  "35": ["jatim"],
  "52": ["ntb"],
  "53": ["ntt"],
  "61": ["kalbar"],
  "62": ["kalteng"],
  "63": ["kalsel"],
  "64": ["kaltim"],
  "65": ["kaltara"],
  "71": ["sulut"],
  "72": ["sulteng"],
  "73": ["sulsel"],
  "74": ["sultra"],
  "76": ["sulbar"],
};

/** First letters of a name's words: "Universitas Gadjah Mada" is "ugm". */
export function nameInitials(name: string): string {
  const words = foldText(name).split(" ");
  return words
    .filter((word) => !small.has(word))
    .map((word) => [...word][0] ?? "")
    .join("");
}

/** Short names of an institution: its domain's first label, its initials, those of its kind ("uin"). */
export function institutionNames(name: string, domain: string): string[] {
  const [label = ""] = domain.split(".");
  const initials = nameInitials(name);
  return [...new Set([foldText(label), initials, initials.slice(0, 3)])].filter((short) => short !== "");
}

/** Towns as people write them beside their own names. */
const townNames: Readonly<Record<string, readonly string[]>> = {
  "banda aceh": ["kutaraja"],
  "jakarta barat": ["jakbar"],
  "jakarta pusat": ["jakpus"],
  "jakarta selatan": ["jaksel"],
  "jakarta timur": ["jaktim"],
  "jakarta utara": ["jakut"],
  makassar: ["makasar", "ujung pandang", "ujungpandang"],
  surakarta: ["solo"],
  "tangerang selatan": ["tangsel"],
  yogyakarta: ["jogja", "yogya", "jogjakarta"],
};

/** A regency as people say it: without "Kabupaten" or "Kota Administrasi", in one word, and by usual names. */
export function regencyNames(name: string): string[] {
  const own = foldText(name.replace(/^(Kabupaten|Kota)( Administrasi)? /, ""));
  return [...new Set([own, own.replaceAll(" ", ""), ...(townNames[own] ?? [])])];
}

/** A province's short names; its own name is the last. */
export function provinceShortNames(code: string, name: string): string[] {
  return [...(provinceNames[code] ?? []), foldText(name)];
}

/** A province as it stands behind a regency's name: the two long ones as everybody writes them. */
export function provinceLabel(name: string): string {
  return name
    .replace("Daerah Khusus Ibukota Jakarta", "DKI Jakarta")
    .replace("Daerah Istimewa Yogyakarta", "DI Yogyakarta");
}
