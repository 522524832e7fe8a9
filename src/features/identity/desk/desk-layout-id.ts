/** The layout around the desk's pages, as the router knows it. */
export const deskLayoutId = "desk";
