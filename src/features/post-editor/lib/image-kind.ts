const starts = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

const letters = (bytes: Uint8Array, from: number) =>
  String.fromCharCode(...bytes.subarray(from, from + 4));

/** What image a file is by its first twelve bytes, whatever its name says; null for any other file. */
export function imageKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  if (starts.jpeg.every((byte, at) => bytes[at] === byte)) return 'jpeg';
  if (starts.png.every((byte, at) => bytes[at] === byte)) return 'png';
  return letters(bytes, 0) === 'RIFF' && letters(bytes, 8) === 'WEBP' ? 'webp' : null;
}
