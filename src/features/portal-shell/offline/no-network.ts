/** The element that says that there is no network, on a page that has not come to life. */
export const noNetworkId = "no-network";

/** Marks, once it is alive, a page that is usable without a network: links to its own address, whatever their query, need none. */
export const usableOffline = "data-usable-offline";
