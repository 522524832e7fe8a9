/** The route of an application's page, for the layout that shows the list beside it. */
export const candidateRouteId = "desk-candidate";
