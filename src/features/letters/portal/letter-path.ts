/** Where a letter's number is checked (readings, "Our additions' addresses"). */
export const letterCheckPath = "/cek-surat";
