import { createServer } from "node:http";

/** Draws a box as Google's script does, in a frame of its own, and gives the solution "solved" when it is pressed. */
const script = `
  globalThis.grecaptcha = {
    ready: (then) => then(),
    render(place, { sitekey, size, theme, callback }) {
      const frame = document.createElement("iframe");
      frame.title = "reCAPTCHA";
      frame.src = "ADDRESS/api2/anchor?k=" + sitekey + "&size=" + size + "&theme=" + theme;
      frame.width = size === "compact" ? 164 : 304;
      frame.height = 78;
      place.append(frame);
      addEventListener("message", ({ origin, data }) => {
        if (origin === new URL("ADDRESS").origin) callback(data);
      });
      return 0;
    },
  };`;

const anchor = `<!doctype html><button>I'm not a robot</button>
  <script>document.querySelector("button").onclick = () => parent.postMessage("solved-" + Date.now(), "*");</script>`;

/** A running stand-in for Google's captcha. */
export interface RecaptchaProvider {
  /** For `RECAPTCHA_URL`. */
  url: string;
  /** The solutions that it was asked about. */
  asked: string[];
  stop(): void;
}

/** Starts one on this machine that confirms what its own box gave, for one secret and one host. */
export async function startRecaptchaProvider(secret: string, hostname: string): Promise<RecaptchaProvider> {
  const tokens: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://stand-in");
    if (pathname === "/recaptcha/api.js") {
      response.writeHead(200, { "content-type": "text/javascript" }).end(script.replaceAll("ADDRESS", url));
    } else if (pathname === "/recaptcha/api2/anchor") {
      response.writeHead(200, { "content-type": "text/html" }).end(anchor);
    } else if (pathname === "/recaptcha/api/siteverify") {
      const form = new URLSearchParams((await request.toArray()).join(""));
      const solution = form.get("response") ?? "";
      tokens.push(solution);
      const success = form.get("secret") === secret && solution.startsWith("solved-");
      response.end(JSON.stringify({ success, hostname }));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/recaptcha`;
  return { url, asked: tokens, stop: () => void server.close() };
}
