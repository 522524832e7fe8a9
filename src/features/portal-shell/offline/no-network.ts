/** The element that says that there is no network, on a page that is not hydrated. */
export const noNetworkId = "no-network";

/** Marks a hydrated page as usable without a network: links to its own address, with any query, need none. */
export const usableOffline = "data-usable-offline";
