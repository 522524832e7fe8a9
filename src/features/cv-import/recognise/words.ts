import { foldText } from "../../reference-data/spelling.ts";
import type { CvWords } from "../cv-facts.ts";

/** Words that distinguish texts: companies, positions, schools, places. */

const legal =
  /(?:^|\s)(?:pt|cv|ud|pd|tbk|persero|inc|ltd|llc|pte|corp|corporation|gmbh|co|koperasi|perum|yayasan|firma)(?:[\s.,)]|$)/i;
const companyWords =
  /\b(bank|group|grup|universitas|university|institut|politeknik|polytechnic|rumah sakit|rsud|rs|hospital|klinik|clinic|puskesmas|apotek|hotel|resort|restoran|restaurant|cafe|kafe|kedai|toko|store|mart|swalayan|dinas|kementerian|ministry|badan|kantor|kecamatan|kelurahan|pemerintah|studio|agency|agensi|company|perusahaan|startup|indonesia|nusantara|sma|smk|smp|sdn?|tk|paud|sekolah|school|bimbel|kursus|laboratorium|pabrik|factory|industries|industri|technologies|teknologi|solutions|solusi|logistics|logistik|consulting|konsultan|partners|ventures|digital|media|farma|pharma|motor|otomotif|foundation|bumn|perkebunan|asuransi|insurance|finance|sekuritas|airlines|pelindo|persada|utama|jaya|abadi|sejahtera|mandiri|sentosa|makmur|karya|lestari|prima)\b/i;
const positionWords =
  /\b(c[teofm]o|co-?founder|president|vice|researcher|professor|fellow|student|employee|evangelist|pelaksana|principal|apprentice|postdoc|research|staf|staff|manager|manajer|mgr|admin|administrator|administrasi|administration|analyst|analis|engineer|engineering|insinyur|intern|internship|magang|supervisor|spv|penyelia|sales|salesman|marketing|pemasaran|officer|assistant|asisten|associate|kepala|head|chief|operator|teknisi|technician|mekanik|mechanic|developer|programmer|pemrogram|designer|desainer|akuntan|accountant|accounting|guru|teacher|pengajar|tutor|dosen|lecturer|instructor|instruktur|consultant|koordinator|coordinator|specialist|spesialis|kasir|cashier|driver|sopir|pengemudi|kurir|courier|customer|layanan|lead|leader|director|direktur|perawat|nurse|bidan|apoteker|pharmacist|editor|writer|penulis|hr|hrd|recruiter|rekruter|barista|waiter|pelayan|cook|chef|koki|buyer|purchasing|pembelian|planner|scientist|architect|arsitek|drafter|surveyor|inspector|inspektur|auditor|teller|representative|representatif|executive|eksekutif|trainee|helper|foreman|mandor|security|satpam|welder|quality|qa|qc|tester|secretary|sekretaris|receptionist|resepsionis|reporter|wartawan|jurnalis|journalist|photographer|fotografer|videographer|host|crew|promotor|spg|spb|pramuniaga|freelancer|copywriter|strategist|advisor|penasihat|agen|agent|penerjemah|translator|researcher|peneliti|owner|founder|pemilik|data entry|content|social media specialist|product|project|brand|business development|account|area|regional|finance|keuangan|gudang|warehouse|produksi|production|hse|k3|legal|pajak|tax|surveyor|relation|relations|support|backend|frontend|full ?stack|web|mobile|android|ios|devops|network|sistem|system)\b/i;
const strongPosition =
  /\b(c[teofm]o|founder|co-?founder|president|vice president|researcher|professor|fellow|student|employee|member|evangelist|teknisi|pelaksana|mandor|principal|apprentice|postdoc|staf|staff|manager|manajer|admin|administrator|analyst|analis|engineer|intern|magang|supervisor|spv|officer|assistant|asisten|associate|kepala|head|operator|teknisi|technician|mekanik|mechanic|developer|programmer|designer|desainer|akuntan|accountant|guru|teacher|tutor|pengajar|coordinator|koordinator|specialist|spesialis|kasir|cashier|driver|director|direktur|perawat|nurse|apoteker|editor|writer|penulis|recruiter|barista|auditor|teller|representative|executive|trainee|secretary|sekretaris|consultant|leader|lead|foreman|planner|crew|surveyor|drafter|inspector|promotor|helper|freelancer|copywriter|strategist|scientist|architect)\b/i;

/** How much a text looks like the name of a company, and like what someone does there. */
export function companyScore(text: string): number {
  return (legal.test(text) ? 3 : 0) + (companyWords.test(text) ? 1 : 0);
}

export function positionScore(text: string): number {
  return (strongPosition.test(text) ? 2 : 0) + (positionWords.test(text) ? 1 : 0) - (legal.test(text) ? 2 : 0);
}

const school =
  /(?<!pre-)\b(universitas|university|univ|institut|institute|politeknik|polytechnic|poltekkes|poltek|sekolah|school|akademi|academy|college|stie|stmik|stikes|stikom|stt|stkip|stba|stan|sma|sman|smas|smk|smkn|smks|smp|smpn|mts|mtsn|ma|man|sd|sdn|mi|min|madrasah|pesantren|slta|sltp|stm|smea|smip|mak|polytech|hochschule|universität|université|universidad|fakultas)\b/i;

/** Generic words for schools. */
const noName =
  /^(?:(?:senior |vocational |junior )?high school(?: diploma| graduate)?|sekolah menengah (?:atas|kejuruan)|university|universitas|college|school|(?:sma|smk|smu|stm|ma|slta)(?:\s*\/\s*(?:sma|smk|smu|stm|ma|slta|sederajat))*)(?:\s*[,–(-].*)?$/i;

/** How much a text looks like the name of a school. */
export function schoolScore(text: string, words: CvWords): number {
  if (noName.test(text.trim())) return 0;
  const named = words.institutions.has(foldText(text.replaceAll(/\([^)]*\)/g, " "))) ? 3 : 0;
  return named + (school.test(text) && !/^(fakultas|faculty)/i.test(text) ? 2 : 0);
}
