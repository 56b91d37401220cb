const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Where an address for paying begins, on the origin that the member's call came to. */
export const PAY_PATH = '/pay/tether/';

/** An address for paying, taken apart. */
export interface PayAddress {
  origin: string;
  token: string;
}

/** The token of an address for paying that the site has named; empty where there is none. */
export function tokenOf(url: string): string {
  return url.split(PAY_PATH)[1] ?? '';
}

/**
 * Takes an address for paying apart; null for one of no secure scheme. A development server speaks plain HTTP: there its own
 * origin and loopback count as secure.
 */
export function paySecurely(text: string, origin: string): PayAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isOwn = url.origin === origin || LOOPBACK.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn)) return null;
  const start = url.origin + PAY_PATH;
  // Nothing else may be in it: neither a user name nor a query.
  return text.startsWith(start) ? { origin: url.origin, token: text.slice(start.length) } : null;
}
