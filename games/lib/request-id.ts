import { randomId } from '@/shared/lib/random-id';

/** A random UUID (version 4), also where the page is not served securely. */
export function requestId(): string {
  const hex = randomId();
  const variant = '89ab'[(hex.codePointAt(16) ?? 0) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
