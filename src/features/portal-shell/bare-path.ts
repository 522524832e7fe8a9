/** True for pages that stand without top bar, menus, footer and fair: the old application form (S8). */
export function isBare(pathname: string): boolean {
  return pathname.toLowerCase().includes("flk");
}
