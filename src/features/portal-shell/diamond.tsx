const ring =
  "M14 4h4v4h-4zM10 8h4v4h-4zM18 8h4v4h-4zM6 12h4v4H6zM22 12h4v4h-4zM10 20h4v4h-4zM18 20h4v4h-4zM14 24h4v4h-4zM6 16h4v4H6zM22 16h4v4h-4z";

/** Our mark: one woven diamond. The same as public/favicon.svg. */
export function Diamond() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#123B6D" />
      <path fill="#fff" opacity=".92" d={ring} />
      <path fill="#F2B33D" d="M14 12h4v8h-4zM12 14h8v4h-8z" />
    </svg>
  );
}
