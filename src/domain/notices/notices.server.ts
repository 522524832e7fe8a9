export { setRead as markRead } from "./notice.store.server.ts";
export { mostNotices } from "./notice.ts";
export { noticesPersonalData } from "./personal-data.server.ts";
export { findNotices, type NoticeReader } from "./read-notices.server.ts";
export { takeBackNotices, tellStaff } from "./tell-staff.server.ts";
export { workOnNotices } from "./work-on-notices.server.ts";
