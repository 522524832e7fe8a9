import { Parser } from "htmlparser2";

/** A fault of a drawing, and where in its text it stands. */
export interface DrawingFault {
  reason: string;
  index: number;
}

/** Elements that draw, and those that say how or what. */
const drawing = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style", "path", "rect", "circle", "ellipse", "line"],
  ...[
    "polyline",
    "polygon",
    "text",
    "tspan",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "mask",
    "pattern",
  ],
  ...["filter", "feGaussianBlur", "feOffset", "feBlend", "feFlood", "feMerge", "feMergeNode", "feColorMatrix"],
]);
/** Names with a prefix that say nothing but how the text is read. */
const harmlessPrefixed = /^(xmlns(:\w+)?|xml:(space|lang|id))$/;

const holds = "it holds a script, a picture or another document";
const fetches = "it fetches something from elsewhere";

function wrongAttribute(name: string, value: string): string | null {
  if (/^on/i.test(name)) return "it reacts to something: on… attributes are for programs";
  if (/(^|:)href$/i.test(name)) return /^\s*#/.test(value) ? null : "it points outside: href may only begin with #";
  if (name.includes(":") && !harmlessPrefixed.test(name)) return `it has the attribute ${name}: save it as plain SVG`;
  return name.startsWith("xmlns") ? null : wrongStyle(value);
}

/** A backslash may spell a word in another way. */
function wrongStyle(css: string): string | null {
  return /@import|\\|url\(\s*["']?(?!["']?#)|image(-set)?\(/i.test(css) ? fetches : null;
}

function wrongElement(name: string): string | null {
  if (drawing.has(name)) return null;
  return /script|foreignobject|iframe|image|object|embed|video|audio/i.test(name)
    ? holds
    : `it holds <${name.slice(0, 40)}>, which no logo needs: save it as plain SVG`;
}

/** Everything in an SVG that is more than a drawing: only known elements pass, by whatever prefix they are called. */
export function drawingFaults(text: string): DrawingFault[] {
  const faults: DrawingFault[] = [];
  let isInStyle = false;
  const note = (reason: string | null) => {
    if (reason !== null) faults.push({ reason, index: parser.startIndex });
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        note(wrongElement(name));
        for (const [attribute, value] of Object.entries(attributes)) note(wrongAttribute(attribute, value));
        isInStyle = name === "style";
      },
      ontext: (words) => note(isInStyle ? wrongStyle(words) : null),
      onclosetag() {
        isInStyle = false;
      },
      onprocessinginstruction(name) {
        if (name === "?xml") return;
        note(name.startsWith("!") ? "it declares a document type or an entity" : "it holds an instruction to programs");
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return faults;
}
