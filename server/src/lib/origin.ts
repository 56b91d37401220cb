import type { FastifyRequest } from 'fastify';

/** A name, an IPv4 or a bracketed IPv6 address, with a port or without: nothing that means more in a header or a URL. */
const HOST = /^((?:[a-z0-9_-]{1,63}\.)*[a-z0-9_-]{1,63}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

type Addressed = Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>;

/** The origin of a scheme and host as URLs spell it; null where they are none. */
function originAt(protocol: string, host: string): string | null {
  const origin = `${protocol}://${host}`;
  return HOST.test(host) && URL.canParse(origin) ? new URL(origin).origin : null;
}

/** Where the page is that a request comes from: what the browser says of it, else where the request went; null for neither. */
export function siteOf({ protocol, host, headers }: Addressed): string | null {
  const [, scheme, name] = /^(https?):\/\/([^/]+)$/.exec(headers.origin ?? '') ?? [];
  const stated = scheme !== undefined && name !== undefined ? originAt(scheme, name) : null;
  return stated ?? originAt(protocol, host);
}

/** The host that a request went to, at another port; null where it is none. */
export function originAtPort({ protocol, host }: Addressed, port: number): string | null {
  const [, name] = HOST.exec(host) ?? [];
  return name === undefined ? null : originAt(protocol, `${name}:${port}`);
}
