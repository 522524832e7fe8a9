import { m } from "#messages";
import { addFieldMessages } from "../../contract/field-messages.ts";

addFieldMessages({
  "file-broken": m.documents_file_broken,
  "photo-too-many-pixels": m.documents_file_too_many_pixels,
  "cv-encrypted": m.documents_file_encrypted,
  "cv-active-content": m.documents_file_active_content,
});
