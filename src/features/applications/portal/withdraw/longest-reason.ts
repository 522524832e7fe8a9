/** Longest reason for taking an application back (wire: texts of several lines). */
export const longestReason = 2000;
