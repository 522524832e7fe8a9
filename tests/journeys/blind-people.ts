import {
  sampleCandidate,
  sampleSize,
  sampleStanding,
  sampleVacancies,
  sharedOut,
} from "../../src/features/applications/sample/sample-candidates.ts";

/** The sample's vacancy that hides its applicants until screening has ended. */
export const blindCode = sampleVacancies.find(({ isBlind }) => isBlind)?.code ?? "";

const applied = sharedOut(sampleVacancies, sampleSize.applications).flatMap(({ isBlind }, number) =>
  isBlind ? [{ ...sampleCandidate(number % sampleSize.applicants), ...sampleStanding(number) }] : [],
);

type Applied = (typeof applied)[number];

const isHidden = ({ phase }: Applied) => phase === "received" || phase === "screening";

/** Who applied there and is hidden, and who has come to a later phase and is named. */
export const hiddenOnes = applied.filter(isHidden);
export const namedOnes = applied.filter((one) => !isHidden(one));

/** One person's identifying values, as a page or its data would have them. */
export const tellsOf = ({ name, email, phone, birthDate }: Applied) => [
  ...[name, email, birthDate],
  // With its country and without, in whatever pieces it is written.
  phone.replace(/^\+62 /, ""),
];

/** Where anybody of them studied. */
export const institutions = [...new Set(applied.map(({ institution }) => institution))];
