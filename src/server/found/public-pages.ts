import { type SitemapSource, samePath, smallSource } from "../../contract/public-file.server.ts";

/** Public pages that are there whatever the data is. */
const paths = ["/", "/lowongan", "/signup", "/signin", "/cek-surat"];

export const publicPages: SitemapSource = smallSource("pages", [], async () => paths.map((path) => samePath(path)));
