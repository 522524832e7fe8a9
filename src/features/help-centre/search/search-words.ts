import { foldText } from "../../master-data/fold-text.ts";

/** More words than this narrow nothing down. */
const mostWords = 8;
/** Shorter beginnings stand for too many words to tell anything. */
const shortestBeginning = 3;

/** People ask in whole sentences; these words say nothing about the matter. They count only when there is no other. */
const small = new Set(
  `a about after agar akan an and any apa apakah are as at atau atas bagaimana banyak belum berapa bila bisa boleh by
  can cara cannot could dan dapat dari dengan di do does dong for from get gimana harus have how i if in is ini
  itu jadi jika juga kah kalau kami kapan kenapa ke kita kok lagi mana masih mau may me mengapa minta mohon must my no
  nya of on or pada pernah saat saja sang saya sebab secara sebuah seperti siapa should so sudah supaya tapi telah
  tentang the their there they this tidak to tolong untuk was we what when where which who why will with would
  yang you your`.split(/\s+/),
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
