/** A document that is not read: broken, too large once unpacked, or made to mislead. */
export class NotReadable extends Error {}
