import { m } from "#messages";
import { addFieldMessages } from "../../contract/field-messages.ts";

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
  "date-format": m.resumes_field_date_format,
  age: m.resumes_field_age,
  "gpa-range": m.resumes_field_gpa_range,
  "gpa-above-max": m.resumes_field_gpa_above_max,
  "too-many-entries": m.resumes_field_too_many_entries,
});
