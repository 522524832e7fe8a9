import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-messages.ts";
import "../../resumes/portal/field-texts.ts";

addFieldMessages({
  "link-format": m.flk_field_link_format,
  "money-range": m.flk_field_money_range,
  "whole-range": m.flk_field_whole_range,
  "date-range": m.flk_field_date_range,
  "date-ahead": m.flk_field_date_ahead,
  "parent-age": m.flk_field_parent_age,
  "unknown-field": m.flk_field_unknown,
  repeated: m.flk_field_repeated,
  "too-many-entries": m.flk_field_too_many,
  "birth-order": m.flk_field_birth_order,
});
