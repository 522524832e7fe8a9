/** Where a letter's number is checked (decisions, "Our additions' addresses"). */
export const letterCheckPath = "/cek-surat";
