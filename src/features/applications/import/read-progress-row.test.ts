import { expect, test } from "vitest";
import { toldNothing } from "../../../../tests/support/incoming-progress.ts";
import { readProgressRow } from "./read-progress-row.ts";

test("a full row is read, each column in its own words", () => {
  const read = readProgressRow({
    application_id: "31",
    applicant_email: "tidak dipakai",
    phase: "user-interview",
    phase_status: "on process",
    activity: "Wawancara dengan  calon atasan",
    activity_en: "Interview with your manager",
    activity_date: "26/11/2026",
    result: "PASSED",
    result_date: "2026-11-27",
    application_status: "1",
    next_step: "Isi formulir STAR.",
    due_date: "2026-11-25",
    invitation_place: "Gedung Nila",
    invitation_time: "26/11/2026 10:00",
    star_form_code: "STAR-1",
    something_else: "is nobody's",
  });
  expect(read).toEqual({
    status: "good",
    incoming: {
      target: { applicationId: 31 },
      // As rows of the same words were remembered before statuses had names: one that was taken stays taken.
      fingerprint: "wTF7KNTNUWYxr5TLSwNo_IoN2vpRx-HBNe1aa1CvKYU",
      phase: "user-interview",
      phaseStatus: "on-process",
      activity: { id: "Wawancara dengan calon atasan", en: "Interview with your manager" },
      activityDate: "2026-11-26",
      result: "passed",
      resultDate: "2026-11-27",
      status: "on-process",
      reason: null,
      nextStep: { id: "Isi formulir STAR.", en: "Isi formulir STAR." },
      dueDate: "2026-11-25",
      invitation: { place: "Gedung Nila", at: "2026-11-26T10:00:00+07:00" },
      starFormCode: "STAR-1",
    },
  });
});

test("a sheet's own way to write times and whole numbers is read", () => {
  const sent = { application_id: "31.0", application_status: "1,0", invitation_time: "26/11/2026 10.00" };
  const invitation = { place: "", at: "2026-11-26T10:00:00+07:00" };
  expect(readProgressRow(sent)).toMatchObject({
    incoming: { target: { applicationId: 31 }, status: "on-process", invitation },
  });
});

test("an application is also named by its applicant and vacancy; N/A and - count as empty", () => {
  const row = { application_id: "-", applicant_email: "dewi@contoh.id", vacancy_code: "A-1", reason: "N/A" };
  expect(readProgressRow({ ...row, application_status: "2" })).toEqual({
    status: "good",
    incoming: {
      ...toldNothing,
      target: { email: "dewi@contoh.id", vacancyCode: "A-1" },
      status: "hired",
      fingerprint: expect.any(String),
    },
  });
});

test.each([
  [{ application_status: "1" }, "application_id, or applicant_email and vacancy_code, is missing"],
  [{ application_id: "x", application_status: "1" }, 'application_id "x" is not a whole number'],
  [{ application_id: "1" }, "the row says nothing of the application"],
  [{ application_id: "1", application_status: "5" }, 'application_status "5" is not one of 1, 2, 3, 4'],
  [
    { application_id: "1", phase_status: "Lolos" },
    'phase_status "Lolos" is not one of On Process, Passed, Not Continued, Vacancy has been Closed',
  ],
  [{ application_id: "1", result: "ya" }, 'result "ya" is not one of Passed, Not Passed'],
  [{ application_id: "1", activity_date: "2026-02-30" }, 'activity_date "2026-02-30" is not a date'],
  [{ application_id: "1", invitation_time: "2026-11-26" }, 'invitation_time "2026-11-26" is not a date with a time'],
  [{ application_id: "1", result_date: "2026-11-26" }, "result_date stands without a result"],
  [
    { application_id: "1", result: "Passed", activity_date: "2026-11-27", result_date: "2026-11-26" },
    "result_date is before activity_date",
  ],
  [{ application_id: "1", application_status: "1", reason: "x" }, "a reason is given for an application that goes on"],
  [{ application_id: "1", activity: "x".repeat(201) }, "activity is longer than 200 characters"],
])("%j is bad: %s", (row, reason) => {
  expect(readProgressRow(row)).toMatchObject({ status: "bad", reasons: expect.arrayContaining([reason]) });
});
