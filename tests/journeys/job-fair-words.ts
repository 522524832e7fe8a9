/** Labels of the job fair's parts. */
export const fairWords = {
  id: {
    region: "Bursa kerja virtual",
    ongoing: "Sedang berlangsung: Bursa Karier Virtual, sampai",
    visit: "Kunjungi",
    badge: "Bursa kerja",
    title: "Program Talenta",
    close: "Tutup",
    later: "Nanti saja",
    site: "Buka situs bursa",
    next: "Gambar berikutnya",
    previous: "Gambar sebelumnya",
    pause: "Jeda",
    play: "Putar",
    slide: (number: number) => new RegExp(`^Gambar ${number} dari 3: `),
    paragraph: "Resume di akun ini dipakai di semua stan, jadi cukup diisi sekali.",
  },
  en: {
    region: "Virtual job fair",
    ongoing: "Ongoing: Virtual Career Fair, until",
    visit: "Visit",
    badge: "Job fair",
    title: "Talent Programme",
    close: "Close",
    later: "Not now",
    site: "Open the fair's site",
    next: "Next picture",
    previous: "Previous picture",
    pause: "Pause",
    play: "Play",
    slide: (number: number) => new RegExp(`^Picture ${number} of 3: `),
    paragraph: "The resume in this account serves every booth, so you fill it in once.",
  },
} as const;

export type FairWords = (typeof fairWords)["id" | "en"];
