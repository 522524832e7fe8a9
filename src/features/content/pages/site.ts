import site from "../../../../content/site.json" with { type: "json" };

export { site };
