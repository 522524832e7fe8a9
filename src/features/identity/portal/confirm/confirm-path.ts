/** The page that asks again who someone is, and leads on to where he was going. */
export function confirmPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  return `/account/confirm?${new URLSearchParams({ redirect: pathname + search })}`;
}
