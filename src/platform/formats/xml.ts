/** Characters that XML 1.0 does not allow even when escaped; texts from elsewhere may have them. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in an element or an attribute. */
export function xmlText(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"]/g, (sign) => escapes[sign] ?? "");
}

/** A text as CDATA, for readers that ask for it; `]]>` inside is parted. */
export function xmlCdata(text: string): string {
  return `<![CDATA[${text.replace(forbidden, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

type Attributes = Readonly<Record<string, string>>;

function getAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join("");
}

/** An element; `content` is XML already. */
export function xmlElement(name: string, content: string, attributes: Attributes = {}): string {
  return content === ""
    ? `<${name}${getAttributes(attributes)}/>`
    : `<${name}${getAttributes(attributes)}>${content}</${name}>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
