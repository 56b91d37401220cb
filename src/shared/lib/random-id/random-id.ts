/**
 * 32 hexadecimal digits, 128 random bits. Not `crypto.randomUUID`: browsers withhold that one from a site
 * opened over plain http by its address in the local network, as a phone does with a developer's machine.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
