/** By which code recruiters ask for the extended form; every other code is a STAR form's. */
export const extendedFormCode = "extended-form";
