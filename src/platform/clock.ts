/** Tells the time; tests give their own. */
export type Clock = () => Date;
