import { createContext } from "react";

/** The signed-in person's user name, which some calls want beside the token; null for a guest, "" while not known. */
export const UserName = createContext<string | null>(null);
