import { canonicalKeys } from "../search/dictionary/dictionary.ts";
import { type Entry, readEntry } from "../search/dictionary/entry.ts";
import { getTokens, otherNumber } from "../search/tokens.ts";

/**
 * The work that people of a field of study usually begin with: words of a major, and behind ">" words of titles. Our own
 * list.
 */
const lines = [
  "akuntansi = accounting = perpajakan = tax > accounting, tax, audit, finance, account payable, account receivable, treasury",
  "keuangan = finance = perbankan = banking > finance, accounting, treasury, teller, credit analyst, account officer",
  "informatika = informatics = ilmu komputer = computer science = teknik komputer = computer engineering = sistem informasi = information systems = information system = teknologi informasi = information technology = rekayasa perangkat lunak = software engineering = manajemen informatika > programmer, software engineer, software, developer, web developer, frontend, backend, fullstack, mobile developer, android, ios, quality assurance, qa tester, it, it support, data analyst, data engineer, devops, system analyst, web, system administrator",
  "komputer jaringan = komputer dan jaringan = computer networking = computer and network = teknik jaringan > it support, network engineer, network administrator, it, system administrator",
  "statistika = statistics = matematika = mathematics = aktuaria = actuarial = ilmu data = data science > data analyst, data scientist, data engineer, business intelligence, actuary, data",
  "sepeda motor = kendaraan ringan = otomotif = automotive = motorcycle = vehicle engineering = alat berat = heavy equipment > mechanic, technician, maintenance, otomotif, kendaraan, bengkel, workshop, operator produksi, operator alat berat",
  "mesin = mechanical = pemesinan = machining = pengelasan = welding > mechanical engineer, mechanic, technician, maintenance, operator produksi, welder, drafter, production",
  "elektro = electrical = elektronika = electronics = listrik = ketenagalistrikan = mekatronika = mechatronics = instrumentasi > electrical engineer, electrician, technician, maintenance, instrument, elektronik, listrik",
  "pendingin = refrigeration > hvac, technician, maintenance",
  "sipil = civil = konstruksi = construction = bangunan = building > civil engineer, construction, site supervisor, drafter, estimator, surveyor",
  "arsitektur = architecture > architect, drafter, interior designer",
  "desain interior = interior design > interior designer, drafter",
  "teknik industri = industrial engineering > ppic, production, quality control, supply chain, production planning, process, industrial engineer",
  "teknik kimia = chemical engineering = kimia = chemistry > chemist, lab analyst, quality control, chemical engineer, laboratory",
  "lingkungan = environmental > environment, hse",
  "keselamatan = safety = k3 = occupational health > hse, safety",
  "kesehatan masyarakat = public health > hse, health",
  "perhotelan = hospitality = hotel > hotel, front office, housekeeping, waiter, restaurant, barista, f&b, cook",
  "tata boga = culinary = kuliner > cook, chef, kitchen, pastry, baker, barista, waiter, restaurant",
  "pariwisata = tourism = usaha perjalanan = travel > tour guide, travel, hotel, front office, ticketing, reservation",
  "tata busana = fashion > tailor, fashion, garment",
  "tata kecantikan = beauty > beauty consultant, hair stylist, makeup artist, terapis",
  "psikologi = psychology > hrd, recruitment, talent, psychologist, training, people",
  "manajemen sumber daya manusia = human resource management = human resources > hrd, recruitment, payroll, talent",
  "keperawatan = nursing = ners > nurse",
  "kebidanan = midwifery > midwife",
  "farmasi = pharmacy = farmasi klinis > pharmacist, pharmacist assistant, pharmacy, medical representative",
  "gizi = nutrition > nutritionist, nutrition",
  "kedokteran gigi = dentistry > dentist",
  "kedokteran = medicine > doctor, medical",
  "fisioterapi = physiotherapy > physiotherapist",
  "laboratorium = laboratory > lab analyst, laboratory, quality control",
  "hukum = law > legal, lawyer, paralegal, compliance",
  "komunikasi = communication = communications = hubungan masyarakat = public relations = jurnalistik = journalism = penyiaran = broadcasting > public relations, communication, content creator, content writer, social media, copywriter, journalist, marketing communication",
  "desain komunikasi visual = visual communication design = desain grafis = graphic design = multimedia = dkv > graphic designer, motion graphic, illustrator, video editor, content creator, ui ux",
  "animasi = animation > animator, motion graphic, video editor",
  "administrasi perkantoran = office administration = sekretaris = secretarial = otomatisasi perkantoran > admin, secretary, data entry, receptionist, document control",
  "pemasaran = marketing > marketing, sales, digital marketing, store crew, brand",
  "bisnis daring = online business = bisnis digital = digital business > digital marketing, e commerce, marketplace, social media, content creator",
  "logistik = logistics = rantai pasok = supply chain > logistics, warehouse, supply chain, exim, purchasing",
  "pendidikan guru = teacher education = pendidikan anak = kindergarten = pgsd = paud > teacher, tutor",
  "pendidikan = education > teacher, tutor, trainer",
  "sastra = literature > translator, content writer, copywriter, teacher, editor",
  "agronomi = agronomy = agroteknologi = agroekoteknologi = agrotechnology = agroecotechnology = pertanian = agriculture = perkebunan = plantation = agribisnis = agribusiness = hortikultura > agronomy, plantation, agriculture, mandor, estate assistant",
  "kehutanan = forestry > forestry, plantation",
  "peternakan = animal husbandry = livestock > livestock, poultry, veterinary",
  "perikanan = fisheries = akuakultur = aquaculture > fishery, aquaculture",
  "pangan = food > quality control, research development, production, food",
  "pertambangan = mining > mining engineer, mining",
  "geologi = geology > geologist, mining",
  "perpustakaan = library > librarian, archivist",
] as const;

/** Names of work that stand in the list. */
export const majorWorkPhrases = lines.flatMap((line) => readEntry(line).related);

interface MajorWork extends Entry {
  work: readonly string[];
}

const entries: readonly MajorWork[] = lines.map((line) => {
  const entry = readEntry(line);
  return { ...entry, work: entry.related.map((phrase) => canonicalKeys(phrase).at(0)?.key ?? phrase.join(" ")) };
});

const stands = (tokens: readonly string[], phrase: readonly string[]) =>
  tokens.some((_, from) =>
    phrase.every((word, at) => {
      const token = tokens[from + at] ?? "";
      return token === word || otherNumber(token) === word;
    }),
  );

/** What stands for the work of a major's graduates, in the words of `canonicalKeys`; nothing for an unknown field. */
export function workOfMajor(major: string): string[] {
  const tokens = getTokens(major);
  const found = entries.filter(({ equal }) => equal.some((phrase) => stands(tokens, phrase)));
  return [...new Set(found.flatMap(({ work }) => work))];
}
