/** A folder that must not be opened, or a machine without a way to; the message is for the operator. */
export class FolderRefused extends Error {
  override readonly name = "FolderRefused";
}
