import manifest from "../../package.json" with { type: "json" };

/** The version that `/meta.json` tells (package.json). */
export const { version } = manifest;
