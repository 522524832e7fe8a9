import {
  sampleCandidate,
  sampleSize,
  sampleStanding,
  sampleVacancies,
  sharedOut,
} from "../../src/features/applications/sample/sample-candidates.ts";

/** The sample's vacancy that hides who its applicants are until screening is over. */
export const blindCode = sampleVacancies.find(({ isBlind }) => isBlind)?.code ?? "";

const applied = sharedOut(sampleVacancies, sampleSize.applications).flatMap(({ isBlind }, number) =>
  isBlind ? [{ ...sampleCandidate(number % sampleSize.applicants), ...sampleStanding(number) }] : [],
);

type Applied = (typeof applied)[number];

const isHidden = ({ phase }: Applied) => phase === "received" || phase === "screening";

/** Who applied there and is hidden, and who has come to a later phase and is named. */
export const hiddenOnes = applied.filter(isHidden);
export const namedOnes = applied.filter((one) => !isHidden(one));

/** What tells of one person who they are, as a page or what it is made from would say it. */
export const tellsOf = ({ name, email, phone, birthDate }: Applied) => [
  ...[name, email, birthDate],
  // With its country and without, in whatever pieces it is written.
  phone.replace(/^\+62 /, ""),
];

/** Where anybody of them studied. */
export const institutions = [...new Set(applied.map(({ institution }) => institution))];
