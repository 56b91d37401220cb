const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/** Tells whether a text is an IPv4 or IPv6 address. Zod's own check would be in the members' entry, with the rest of it. */
export function isAddress(text: string): boolean {
  return text.includes(':')
    ? /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`)
    : ipv4.test(text);
}
