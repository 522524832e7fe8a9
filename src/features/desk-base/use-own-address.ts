import { useLocation } from "react-router";

/** Makes the page's own address with some parameters set, and those taken out that are null. */
export function useOwnAddress(): (changes: Readonly<Record<string, string | null>>) => string {
  const { pathname, search } = useLocation();
  return (changes) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    return `${pathname}${query.size > 0 ? `?${query}` : ""}`;
  };
}
