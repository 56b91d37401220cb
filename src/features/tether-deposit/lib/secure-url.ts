const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether an address for paying has the secure scheme. A development server speaks plain HTTP: there the site's own origin and
 * loopback count as secure, as the contract says.
 */
export function isSecureUrl(text: string, ownOrigin: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, hostname } = new URL(text);
  if (protocol === 'https:') return true;
  return protocol === 'http:' && (origin === ownOrigin || LOOPBACK.test(hostname));
}
