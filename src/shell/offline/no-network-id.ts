/** The element that says that there is no network, on a page that has not come to life. */
export const noNetworkId = "no-network";
