import { BlockList, isIP } from 'node:net';
import { namedIp } from './address.ts';

/** How many stand before the server, one before the other, or their addresses and networks. */
export type Proxies = number | readonly string[];

/** More than stand before any server: a larger number is a slip, and would let callers name themselves. */
const MOST = 10;
export const PROXIES_FORM = `0 to ${MOST}, or addresses and networks with commas between`;

const NUMBER = /^\d{1,2}$/;

function familyOf(ip: string): 'ipv4' | 'ipv6' {
  return isIP(ip) === 6 ? 'ipv6' : 'ipv4';
}

/** An address, or a network as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  return version > 0 && (bits === undefined || Number(bits) <= (version === 6 ? 128 : 32));
}

function split(text: string): string[] {
  return text.split(',').map((one) => one.trim());
}

export function isProxies(text: string): boolean {
  return NUMBER.test(text) ? Number(text) <= MOST : split(text).every(isNetwork);
}

/** Of a text that `isProxies`. */
export function readProxies(text: string): Proxies {
  return NUMBER.test(text) ? Number(text) : split(text);
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/**
 * Whether the sender of a request, at `hop` steps from this server, is a proxy whose word on where it came from is
 * taken. What is beyond the last of them is the caller's own writing.
 */
export function trustOf(
  proxies: Proxies,
): false | ((address: string | undefined, hop: number) => boolean) {
  if (proxies === 0) return false;
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  const list = listOf(proxies);
  return (address) => {
    const ip = namedIp(address ?? '');
    return ip !== null && list.check(ip, familyOf(ip));
  };
}
