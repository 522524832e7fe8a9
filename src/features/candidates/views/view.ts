/** Views that a member keeps at most, and how long a name may be (recruiting §4). */
export const mostViews = 30;
export const viewNameLength = 60;
/** Of a query, as an address holds one. */
export const viewQueryLength = 2_000;
