/** The element that lets the first script draw the account; it stands after the places that it fills. */
export const drawingElement = "own-account";

/** The attribute that says what goes into a place. */
export const drawnName = "data-own";
