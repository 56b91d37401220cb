/**
 * The address that a member gives to friends. Every page takes the code; this one leads to the first.
 * @example inviteLink('HANPAN', 'https://hanpan.example') // 'https://hanpan.example/?joinCd=HANPAN'
 */
export function inviteLink(code: string, origin: string): string {
  return `${origin}/?joinCd=${encodeURIComponent(code)}`;
}
