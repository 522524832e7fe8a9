import { useLocation } from "react-router";

/** This page's path for coming back to it; without `lang`, which would overrule a newly stored choice. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("lang");
  const rest = query.toString();
  return rest === "" ? pathname : `${pathname}?${rest}`;
}
