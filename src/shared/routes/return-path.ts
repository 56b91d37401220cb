/**
 * Returns the address to come back to after login when it is a path of this site, else null.
 * The value is in the address bar, so anyone may have written it.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null;
  // Tabs and line breaks vanish when a browser parses an address: `/\t/evil` would become `//evil`.
  // A line separator leaves the router where it is.
  if (/[\p{Cc}\p{Zl}\p{Zp}\\]/u.test(value)) return null;
  const path = value.split(/[?#]/)[0];
  return path === '/login' || path === '/maintenance' ? null : value;
}
