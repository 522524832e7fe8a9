import { m } from "#messages";
import { addFieldMessages } from "../../../contract/field-messages.ts";

addFieldMessages({
  "file-broken": m.resumes_file_broken,
  "photo-too-many-pixels": m.resumes_file_too_many_pixels,
  "cv-encrypted": m.resumes_file_encrypted,
  "cv-active-content": m.resumes_file_active_content,
});
