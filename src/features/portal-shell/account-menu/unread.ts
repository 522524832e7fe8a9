import { m } from "#messages";
import { counted } from "../../../i18n/formats.ts";

/** More than this is not told apart where there is little room. */
const most = 99;

/** "3", "99+": on the avatar. */
export function unreadMark(unread: number): string {
  return unread > most ? `${most}+` : String(unread);
}

/** The same for those who listen: ", 3 pemberitahuan baru". */
export function unreadWords(unread: number): string {
  return m.shell_account_unread_words(counted(unread));
}
