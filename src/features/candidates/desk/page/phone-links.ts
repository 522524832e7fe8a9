/** How many digits a number has at most, its country's among them (ITU-T E.164). */
const mostDigits = 15;

export interface PhoneLinks {
  call: string;
  /** null where the number has no country code, which WhatsApp needs. */
  whatsapp: string | null;
}

/** Links that call a phone number and write to it. */
export function getPhoneLinks(phone: string): PhoneLinks {
  const digits = phone.replaceAll(/\D/g, "");
  const isWhole = phone.trim().startsWith("+");
  return {
    call: `tel:${isWhole ? "+" : ""}${digits}`,
    whatsapp: isWhole && digits.length >= 8 && digits.length <= mostDigits ? `https://wa.me/${digits}` : null,
  };
}
