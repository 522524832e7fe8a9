/**
 * What lets a cache in front of the site (nginx, a CDN) keep an anonymous page, for so many seconds and no longer than
 * what it shows is true. Browsers ask anew each time.
 * @param seconds EDGE_SECONDS; 0: nobody but its reader keeps a page
 * @returns the `Cache-Control`, or undefined where it stays with its reader
 */
export function edgeControl(seconds: number, { until, now }: { until: number; now: number }): string | undefined {
  const kept = Math.min(seconds, Math.floor((until - now) / 1000));
  return kept > 0 ? `public, max-age=0, s-maxage=${kept}` : undefined;
}
