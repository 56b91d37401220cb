import type { FastifyRequest } from 'fastify';

const NAME = 'hanpan_device';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);
const KEPT_SECONDS = 180 * 24 * 3_600;

/** Returns the token of the device that asks, null when it has none. */
export function deviceTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return COOKIE.exec(headers.cookie ?? '')?.[1] ?? null;
}

/** Returns the Set-Cookie header for a device's new token. It opens nothing: it only says who was here before. */
export function deviceCookie(
  token: string,
  { protocol }: Pick<FastifyRequest, 'protocol'>,
): string {
  const secure = protocol === 'https' ? '; Secure' : '';
  return `${NAME}=${token}; Path=/api/member; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}
