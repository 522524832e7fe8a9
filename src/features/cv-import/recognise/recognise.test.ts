// Shows: suggestions 3
import { expect, test } from "vitest";
import { cvLine } from "../lines/cv-line.ts";
import { dayIn, momentIn, periodIn, withoutLength } from "./dates.ts";
import { degreeIn } from "./degrees.ts";
import { findHeading } from "./headings.ts";
import { nameIn } from "./names.ts";
import { leadingRole } from "./organisation-roles.ts";
import { membershipsIn } from "./organisations.ts";
import { findPhone } from "./person.ts";
import { isPlace } from "./places.ts";

const month = (year: number, of: number | null = null) => ({ year, month: of });

test.each([
  ["Jan 2020 – sekarang", month(2020, 1), null, true],
  ["2019–Present", month(2019), null, true],
  ["Agustus 2021 s.d. Maret 2023", month(2021, 8), month(2023, 3), false],
  ["08/2021 - 12/2022", month(2021, 8), month(2022, 12), false],
  ["Sept. 2018 to Oct 2019", month(2018, 9), month(2019, 10), false],
  ["Mei 2020 s/d saat ini", month(2020, 5), null, true],
  ["Januari sampai Maret 2020", month(2020, 1), month(2020, 3), false],
  ["2016/2017", month(2016), month(2017), false],
  ["Sejak 2021", month(2021), null, true],
  ["Des '19 - Feb '21", month(2019, 12), month(2021, 2), false],
  ["2021/08 hingga 2022/12", month(2021, 8), month(2022, 12), false],
  ["1 Agustus 2021 – 31 Maret 2023", month(2021, 8), month(2023, 3), false],
  ["2008–11", month(2008), month(2011), false],
  ["1998–02", month(1998), month(2002), false],
  ["Mar. 2021 Jun. 2023", month(2021, 3), month(2023, 6), false],
  ["Des. 2019 s/d Peb. 2021", month(2019, 12), month(2021, 2), false],
  ["Mei 2020 hingga saat ini", month(2020, 5), null, true],
  ["2021 sd sekarang", month(2021), null, true],
  ["Oct ’16 – present", month(2016, 10), null, true],
  ["2022 – 2019", month(2019), month(2022), false],
  ["2016/09 - now", month(2016, 9), null, true],
])("%j is a period", (text, start, end, isCurrent) => {
  expect(periodIn(text)).toEqual({ start, end, isCurrent, rest: "" });
});

test.each(["Menangani 24 jam", "0812-3456-7890", "Rp 2.500.000", "Jl. Melati 2019A", "IPK 3.75/4.00", "12 orang"])(
  "%j is none",
  (text) => expect(periodIn(text)).toBeNull(),
);

test("text beside a period stays, without its brackets", () => {
  expect(periodIn("Analis Data (Mar 2020 - Apr 2021) | Jakarta")?.rest).toBe("Analis Data\tJakarta");
  expect(momentIn("Lulus 2018")).toEqual({ date: month(2018), rest: "Lulus" });
  expect(withoutLength("PT Maju (2 tahun 3 bulan)")).toBe("PT Maju");
});

test.each([
  ["Bandung, 12 Mei 1998", "1998-05-12"],
  ["12/05/1998", "1998-05-12"],
  ["12-05-1998", "1998-05-12"],
  ["May 12, 1998", "1998-05-12"],
  ["1998-05-12", "1998-05-12"],
  ["31/13/1998", null],
  ["Mei 1998", null],
])("a day of birth: %j", (text, day) => expect(dayIn(text)).toBe(day));

test.each([
  ["PENGALAMAN KERJA", "work"],
  ["II. Riwayat Pekerjaan", "work"],
  ["Professional Experience", "work"],
  ["Pengalaman Magang", "internship"],
  ["Pendidikan Formal", "education"],
  ["Pendidikan Terakhir", "education"],
  ["Pengalaman Bekerja", "work"],
  ["Pengalaman Berorganisasi", "organisation"],
  ["Pendidikan Non Formal", "other"],
  ["Education & Qualifications", "education"],
  ["Organisasi dan Kepanitiaan", "organisation"],
  ["Volunteer Experience", "organisation"],
  ["Data Pribadi", "person"],
  ["Professional Summary", "other"],
  ["Pelatihan dan Sertifikasi", "other"],
  ["Kemampuan Bahasa", "other"],
  ["Pendidikan dan Pelatihan", "education"],
  ["EDUCATION AND TRAINING", "education"],
  ["Pengalaman Kerja dan Magang", "work"],
  ["Notable Projects", "other"],
  ["Pengalaman kerja 3 tahun di gudang", null],
  ["Profesional", null],
  ["PT Pendidikan Bangsa", null],
])("the heading %j is about %s", (text, section) => expect(findHeading(text)).toBe(section));

test.each([
  ["0812 3456 7890", "+62 81234567890"],
  ["(+62) 812-3456-7890", "+62 81234567890"],
  ["HP: 62812.3456.7890", "+62 81234567890"],
  ["+62 (0)812 3456 7890", "+62 81234567890"],
  ["(021) 5550 1234", "+62 2155501234"],
  ["+65 9123 4567", "+65 91234567"],
  ["(555) 123-4567", "+1 5551234567"],
  ["Telp. 022-2501234 · HP 0811-220-330", "+62 811220330"],
  ["2018 – 2022", null],
  ["NIK 3201011203980001", null],
  ["3.75/4.00", null],
])("a phone number: %j", (text, number) => expect(findPhone(text)).toBe(number));

const someWords = {
  places: new Set(["bandung", "jawa barat"]),
  majors: new Set<string>(),
  institutions: new Set<string>(),
};

test.each([
  ["San Francisco, CA", true],
  ["Delft, The Netherlands", true],
  ["Bandung, Jawa Barat", true],
  ["Mumbai, Pune & Hyderabad, India", true],
  ["Google, Bandung", false],
  ["PT Indonesia Maju", false],
  ["University of California, Berkeley", false],
])("%j is a place: %s", (text, is) => expect(isPlace(text, someWords)).toBe(is));

test.each([
  ["DEWI LESTARI", "Dewi Lestari"],
  ["Budi Santoso, S.Kom., M.M.", "Budi Santoso"],
  ["Dr. Siti O'Neill", "Siti O'Neill"],
  ["Cut Nyak Al-Farisi", "Cut Nyak Al-Farisi"],
  ["Dr. Ir. BAMBANG TRIHATMOJO, M.T., IPM", "Bambang Trihatmojo"],
  ["Sari Dewi S.Kom", "Sari Dewi"],
  ["Budi Santoso M. Si.", "Budi Santoso"],
  ["drg. Michael Tanujaya", "Michael Tanujaya"],
  ["AYU M. LESTARI", "Ayu M. Lestari"],
  ["JAN PRASETYO RESUME", "Jan Prasetyo"],
  ["Curriculum Vitae", null],
  ["Staf Gudang", null],
  ["PT Maju Jaya Tbk", null],
  ["Jl. Melati 4", null],
])("a name: %j", (text, name) => expect(nameIn(text)).toBe(name));

test.each([
  ["S1 Akuntansi", "s1"],
  ["Sarjana Terapan Logistik", "d4"],
  ["S.Kom", "s1"],
  ["D-III Keperawatan", "d3"],
  ["A.Md.Kom", "d3"],
  ["Master of Science", "s2"],
  ["SMK Negeri 2", "smk"],
  ["SMA Negeri 3", "sma"],
  ["Strata 1 (S1)", "s1"],
  ["BS in Computer Science", "s1"],
  ["B.S. Physics", "s1"],
  ["B.Ec., Management", "s1"],
  ["S.I.Kom.", "s1"],
  ["M.Phil. in Mathematics", "s2"],
  ["STM Texmaco", "smk"],
  ["Bootcamp", undefined],
])("the degree in %j is %s", (text, code) => expect(degreeIn(text)?.code).toBe(code));

test.each([
  ["Ketua Himpunan Mahasiswa Akuntansi", "chair", "Himpunan Mahasiswa Akuntansi"],
  ["Wakil Ketua II BEM Fakultas Teknik", "vice-chair", "BEM Fakultas Teknik"],
  ["Kepala Departemen Kaderisasi HMJ Manajemen", "division-head", "HMJ Manajemen"],
  ["Staf Divisi Media dan Publikasi OSIS", "officer", "OSIS"],
  ["Koordinator Lomba Palang Merah Remaja", "coordinator", "Palang Merah Remaja"],
  ["Bendahara Umum", "treasurer", ""],
  ["President of Google Developer Student Club", "chair", "Google Developer Student Club"],
  ["Staff of Media Division AIESEC", "officer", "AIESEC"],
  ["Public Relations Officer", "officer", ""],
  ["Event Coordinator Panitia Ospek", "coordinator", "Panitia Ospek"],
])("%j begins with a position in an organisation", (text, code, name) =>
  expect(leadingRole(text)).toEqual({ code, name }),
);

test.each(["Himpunan Mahasiswa Akuntansi", "Google Developer Student Club", "Satu Tangan Foundation"])(
  "%j begins with none",
  (text) => expect(leadingRole(text)).toBeNull(),
);

const getMembership = (text: string) => {
  const line = cvLine([{ text, x: 0 }], {});
  const noWords = { places: new Set<string>(), majors: new Set<string>(), institutions: new Set<string>() };
  return membershipsIn(line === null ? [] : [line], noWords).map(({ name, position }) => [
    name?.value,
    position?.value,
  ]);
};

test.each([
  ["2019 – 2020: BEM Fakultas Teknik (Sekretaris)", "BEM Fakultas Teknik", "secretary"],
  ["3. Anggota AIESEC periode 2016/2017", "AIESEC", "member"],
  ["Karang Taruna Melati sebagai Bendahara (2018 - 2019)", "Karang Taruna Melati", "treasurer"],
  ["Pengurus Harian, Panitia Ospek Universitas, 2021", "Panitia Ospek Universitas", "officer"],
  ["Komunitas Literasi Kota (KLK), Relawan, 2021", "Komunitas Literasi Kota (KLK)", "volunteer"],
])("a line about an organisation: %j", (text, name, position) =>
  expect(getMembership(text)).toEqual([[name, position]]),
);
