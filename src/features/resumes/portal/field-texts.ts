import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-errors.ts";

addFieldMessages({
  characters: m.resumes_field_characters,
  "name-characters": m.resumes_field_name_characters,
  "email-format": m.resumes_field_email_format,
  "phone-format": m.resumes_field_phone_format,
  "salary-range": m.resumes_field_salary_range,
  digits: m.resumes_field_digits,
  "experience-range": m.resumes_field_experience_range,
  "year-format": m.resumes_field_year_format,
  "year-range": m.resumes_field_year_range,
  "year-order": m.resumes_field_year_order,
  "year-ahead": m.resumes_field_year_ahead,
  "month-format": m.resumes_field_month_format,
  "month-order": m.resumes_field_month_order,
  "month-range": m.resumes_field_month_range,
  "month-ahead": m.resumes_field_month_ahead,
  "before-birth": m.resumes_field_before_birth,
  "studying-too-long": m.resumes_field_studying_too_long,
  "experience-beyond-age": m.resumes_field_experience_beyond_age,
  "date-format": m.resumes_field_date_format,
  age: m.resumes_field_age,
  "gpa-range": m.resumes_field_gpa_range,
  "gpa-above-max": m.resumes_field_gpa_above_max,
  "too-many-entries": m.resumes_field_too_many_entries,
});
