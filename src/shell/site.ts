import site from "../../content/site.json" with { type: "json" };

/** Name, links and addresses of this installation, from `content/site.json`. */
export { site };
