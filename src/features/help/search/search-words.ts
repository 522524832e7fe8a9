import { foldText } from "../../reference-data/fold-text.ts";

/** More words than this narrow nothing down. */
const mostWords = 8;
/** Shorter beginnings stand for too many words to tell anything. */
const shortestBeginning = 3;

/** People ask in whole sentences; these words say nothing about the matter. They count only when there is no other. */
const small = new Set(
  `a about after agar akan an and any apa apakah are as at atas atau bagaimana banyak belum berapa bila bisa boleh
    bu by can cannot cara could dan dapat dari dengan di do does dong for from get gimana hai halo harus have hello
    here hi how i if in ini is itu jadi jika juga kah kak kalau kami kapan ke kenapa kita kok lagi mana masih mau
    may me mengapa min minta mohon must my no nya of on or pada pak pernah please saat saja sang saya sebab sebuah
    secara seperti should siapa sini situ so sudah supaya tapi telah tell tentang the their there they this tidak to
    tolong untuk was we what when where which who why will with would ya yang yes you your`.split(/\s+/),
);

/** A word as it is looked for: whole, or as the beginning of one that is still being typed. */
export interface SearchWord {
  word: string;
  isBeginning: boolean;
}

/** What a search text asks for; empty when it says nothing. Any text is fine. */
export function searchWords(text: string): SearchWord[] {
  const all = foldText(text)
    .split(" ")
    .filter((word) => word !== "");
  const telling = all.filter((word) => !small.has(word));
  const words = [...new Set(telling.length > 0 ? telling : all)].slice(0, mostWords);
  const last = all.at(-1);
  return words.map((word) => ({ word, isBeginning: word === last && word.length >= shortestBeginning }));
}
