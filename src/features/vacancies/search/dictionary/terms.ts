import type { EmploymentType } from "../../vacancy.ts";

/** Words with which people ask for work, and which say nothing about it. */
export const noiseWords: readonly string[] = (
  "lowongan lowongannya lowker loker lowkernya kerja pekerjaan kerjaan karir karier career careers job jobs vacancy " +
  "vacancies opening openings hiring hire cari mencari nyari dicari carikan dibutuhkan butuh membutuhkan needed urgent urgently " +
  "terbaru terkini baru info lamaran melamar lamar apply daftar di dan ke dari untuk buat yang atau pada dengan dalam " +
  "sebagai bagi adalah the a an in on at of for to or as with by near dekat sekitar sekitarnya daerah gaji upah salary besar " +
  "tinggi bagian posisi position jabatan jurusan lulusan minimal pengalaman tanpa pt cv tbk hari ini today " +
  "tolong mau ingin bisa ada saya aku apa work working role roles"
).split(" ");

/** Words that say how high someone stands: those who have them come first, others stay. */
export const levelWords: readonly string[] = [
  "staf = staff = karyawan = pegawai = karyawati = employee",
  "petugas = officer = clerk",
  "senior = sr",
  "junior = jr",
  "tenaga = personnel",
  "anggota = member",
  "tukang",
  "ahli = expert",
];

/** Kinds of employment as people type them, with the kind that one filters by. */
export const employmentWords: readonly (readonly [words: string, kinds: readonly EmploymentType[]])[] = [
  [
    "magang = intern = internship = permagangan = pemagangan = kerja praktik = pkl = praktik kerja lapangan = kerja praktek = student internship",
    ["INTERN"],
  ],
  ["part time = paruh waktu = parttime = parttimer = part timer = sambilan = kerja sambilan", ["PART_TIME"]],
  [
    "full time = penuh waktu = fulltime = tetap = permanent = karyawan tetap = pegawai tetap = purnawaktu",
    ["FULL_TIME"],
  ],
  ["kontrak = contract = pkwt = karyawan kontrak = contractor", ["CONTRACTOR", "TEMPORARY"]],
  ["freelance = freelancer = lepas = pekerja lepas = harian lepas = tenaga lepas = freelancing", ["CONTRACTOR"]],
  ["sementara = temporary = musiman = seasonal", ["TEMPORARY"]],
  ["relawan = volunteer = sukarelawan = sukarela", ["VOLUNTEER"]],
  ["harian = daily worker = pekerja harian = per diem", ["PER_DIEM"]],
];

/** Who has just finished studying: the level of students and graduates, and programmes for them. */
export const graduateWords =
  "fresh graduate = lulusan baru = freshgraduate = fresh grad = baru lulus = fresh graduates = freshgrad = entry level = belum berpengalaman" +
  " > trainee, management trainee, mt, odp, mdp, officer development program, management development program, development program, training program, intern, internship, magang, program magang";

/** Programmes that lead to a post. */
export const traineeWords =
  "management trainee = mt = odp = mdp = officer development program = management development program = program pengembangan manajemen > trainee, development program, training program, graduate program";

/** Degrees: they rank, and find alone only where nothing else was typed. */
export const degreeWords: readonly string[] = [
  "s1 = sarjana = bachelor = strata 1 = strata satu = bachelor degree",
  "s2 = magister = pascasarjana = strata 2 = master degree",
  "s3 = doktor = doctoral = phd",
  "d1 = diploma 1",
  "d2 = diploma 2",
  "d3 = diploma = diploma 3 = ahli madya = d iii",
  "d4 = diploma 4 = sarjana terapan = d iv",
  "sma = slta = sma sederajat = high school = sma smk = smu",
  "smk = stm = sekolah kejuruan = vocational school",
  "smp = sltp = junior high school",
];

/** Working from home, as people type it. */
export const remoteWords =
  "remote = wfh = work from home = kerja dari rumah = kerja jarak jauh = dari rumah = wfa = work from anywhere = kerja remote = kerja online";
