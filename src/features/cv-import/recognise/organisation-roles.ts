/** Words for a position in an organisation, and our code; of several at one place the first counts. */
const roles: readonly (readonly [RegExp, string])[] = [
  [
    /\b(wakil ketua|vice[- ](?:chair(?:man|person|woman)?|president|head|leader)|wakil presiden|waketum|deputy (?:chair|head))\b/i,
    "vice-chair",
  ],
  [
    /\b(ketua (?:pelaksana|panitia)|project (?:officer|leader)|event (?:chair|committee chair|director)|committee chair|chief executive)\b/i,
    "committee-chair",
  ],
  [
    /\b((?:kepala|ketua) (?:divisi|departemen|bidang|biro|seksi|sie)|head of [\p{L} &]+?(?:division|department)|(?:division|department) head|kadiv|kadep|head of (?:division|department))\b/iu,
    "division-head",
  ],
  [/\b(sekretaris|secretary|sekjen)\b/i, "secretary"],
  [/\b(bendahara|treasurer)\b/i, "treasurer"],
  [/\b(anggota panitia|panitia|committee(?: member)?|staf panitia)\b/i, "committee-member"],
  [/\b(koordinator|coordinator|co-?ordinator|koor)\b/i, "coordinator"],
  [/\b(ketua umum|ketua|presiden|chair(?:man|person|woman)?|president|leader|founder)\b/i, "chair"],
  [/\b(relawan|volunteer|sukarelawan)\b/i, "volunteer"],
  [/\b(pengurus|officer|staf|staff)\b/i, "officer"],
  [/\b(anggota|member)\b/i, "member"],
  [/\b(pembina|penasihat|adviser|advisor)\b/i, "adviser"],
];

/** The first position that a text says; null where it says none. */
export function roleIn(text: string): { code: string; whole: string; at: number } | null {
  const matches = roles.flatMap(([words, code]) => {
    const match = words.exec(text);
    return match === null ? [] : [{ code, whole: match[0], at: match.index }];
  });
  return matches.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** Words that names of organisations begin with, and those that stand anywhere in them. */
const beginnings =
  "himpunan|hima\\w*|hm[jpif]|bem|dema|badan eksekutif|dewan|osis|mpk|pmr|pramuka|gerakan|paskibra\\w*|purna|karang taruna|ukm|unit kegiatan|komunitas|klub|ikatan|asosiasi|forum|senat|majelis|lembaga|ldk|kesatuan|persatuan|perhimpunan|persekutuan|perkumpulan|serikat|yayasan|pmi|korps|palang merah|rumah|sahabat|hmi|pmii|gmni|gmki|kammi|imm|aiesec|gdsc|keluarga|kelompok|paguyuban|mapala|rohis|remaja|bank sampah|taman baca|paduan suara|kerohanian|panitia|student (?:union|council)";
const anywhere =
  "community|club|association|society|organisasi|organization|foundation|choir|marching|council|chapter|festival|seminar|expo|pekan|dies natalis|mahasiswa|pecinta alam|alumni|union|movement|federation";

const beginning = new RegExp(`\\b(?:${beginnings})\\b`, "i");
const body = new RegExp(`\\b(?:${beginnings}|${anywhere})\\b`, "i");

/** True for a text that looks like an organisation's name, or holds one. */
export const namesBody = (text: string): boolean => body.test(text);

/** "Umum", "II", "Divisi Humas", "of Media Division": which of several such positions it is. */
const qualifier =
  /^[\s,:-]*(?:umum|harian|inti|muda|pelaksana|acara|konsumsi|perlengkapan|lapangan|humas|publikasi|dokumentasi|general|(?:i{1,3}|iv|[1-4])(?=\s|$)|(?:divisi|departemen|dept\.?|bidang|biro|seksi|sie|kementerian)\s+[\p{L}&]+(?:\s(?:dan|&)\s[\p{L}]+)?|(?:of|for|in) (?:the )?[\p{L}&]+(?: (?!of)[\p{L}&]+){0,3} (?:division|department|bureau))(?=[\s,:-]|$)/iu;
/** "General Treasurer", "Public Relations Officer": words before a position that belong to it. */
const modifier =
  /^(?:(?:general|event|public relations?|media|deputy|first|second|vice|executive|active|core|finance|marketing|external|internal|human resources?|social|project|program(?:me)?|field|creative|logistics?|academic|steering|organizing|organising|fundraising|content|design|it|pr|hr|senior|junior|head|student|local|regional|acting)\s+){0,3}$/i;
const joint = /^[\s,:–-]*(?:(?:di|at|of|pada|in|for|dari|from)\s+(?:the\s+)?)?/i;

/**
 * "Ketua Divisi Humas Himpunan Mahasiswa Akuntansi": the position that a text begins with, and what comes after it.
 * @returns null where it begins with none; an empty name where it says nothing else
 */
export function leadingRole(text: string): { code: string; name: string } | null {
  const role = roleIn(text);
  if (role === null || !modifier.test(text.slice(0, role.at))) return null;
  let rest = text.slice(role.at + role.whole.length);
  if (role.code === "division-head" && !/(?:division|department|head)$/i.test(role.whole))
    rest = rest.replace(/^\s+[\p{L}&]+(?:\s(?:dan|&)\s[\p{L}]+)?/u, "");
  for (let next = rest.replace(qualifier, ""); next !== rest; next = rest.replace(qualifier, "")) rest = next;
  const name = rest.replace(joint, "").trim();
  const at = beginning.exec(name)?.index ?? 0;
  // "Koordinator Lomba Palang Merah": which one it is, in a word that is not known.
  const isWithin = at > 0 && at < 24 && !/\b(?:of|and|dan|&|student)\s*$/i.test(name.slice(0, at));
  return { code: role.code, name: isWithin ? name.slice(at) : name };
}
