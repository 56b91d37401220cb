import { isIP } from 'node:net';

/** Writes an IPv4 address that came over an IPv6 socket the way it is stored. */
export function plainIp(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** An address as sockets write it, however somebody typed it; null for a text that is none. */
export function typedIp(text: string): string | null {
  if (isIP(text) !== 6) return isIP(text) === 4 ? text : null;
  // The host of a URL has the shortest of all ways to write one, and no zone: that is another machine's business.
  const ip = new URL(`http://[${text.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(ip) ?? [];
  if (high === undefined || low === undefined) return ip;
  const pairs = [high, low].map((pair) => Number.parseInt(pair, 16));
  return pairs.flatMap((pair) => [pair >> 8, pair & 0xff]).join('.');
}

/** The address in what a proxy names, which may be in brackets and with a port; null where there is none. */
export function namedIp(text: string): string | null {
  const [, inside, dotted] = /^(?:\[(.*)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? [];
  return typedIp(inside ?? dotted ?? text);
}

/** The address that the proxy names, when it is one; else the proxy's own. */
export function callerIp(named: string | undefined, peer: string | undefined): string {
  return namedIp(named ?? '') ?? plainIp(peer ?? '');
}

/** Whom a caller counts as for limits: an IPv4 address, or the /64 network, all of which one IPv6 line owns. */
export function networkOf(ip: string): string {
  const plain = plainIp(ip).toLowerCase();
  if (!plain.includes(':')) return plain;
  const [left = '', right] = plain.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right ? right.split(':') : [];
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
