import { gunzipSync } from 'node:zlib';

/** Of bytes, unpacked; a season with all the columns there are has under 300 KB. */
export const MAX_SEASON_BYTES = 8 * 1024 * 1024;

export type Decoded = { ok: true; text: string; notes: string[] } | { ok: false; message: string };

function startsWith(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function unpack(bytes: Uint8Array): Uint8Array | null {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_SEASON_BYTES });
  } catch {
    return null;
  }
}

/** Every second byte of a text in UTF-16 with Latin letters is zero; no other text has a zero byte. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const head = bytes.subarray(0, 200);
  const zeros = [0, 1].map(
    (side) => head.filter((byte, index) => index % 2 === side && byte === 0).length,
  );
  const [even = 0, odd = 0] = zeros;
  const most = head.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}

/** Four high bytes together are two syllables; Latin letters with accents come one or two at a time. */
const HIGH_BYTES = /[\u0080-\u00ff]{4}/;
const HANGUL_OR_ASCII = /^[\p{ASCII}\p{Script=Hangul}]*$/u;

/** Text as Korean Excel saves it, null where it is another. WHATWG calls CP949 by the name of its part, EUC-KR. */
function koreanText(bytes: Uint8Array): string | null {
  if (!HIGH_BYTES.test(Buffer.from(bytes).toString('latin1'))) return null;
  try {
    return new TextDecoder('euc-kr', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Text of bytes that are no UTF. What could be read as CP949 is no Latin-1, but with more than Hangul it is as likely a third. */
function decodeOld(bytes: Uint8Array, notes: readonly string[]): Decoded {
  if (bytes.includes(0)) return { ok: false, message: 'is no text; give a CSV file' };
  const korean = koreanText(bytes);
  if (korean === null) {
    const text = new TextDecoder('windows-1252').decode(bytes);
    const note = 'read as Windows-1252 (Latin-1), for it is no UTF-8';
    return { ok: true, text, notes: [...notes, note] };
  }
  if (HANGUL_OR_ASCII.test(korean))
    return { ok: true, text: korean, notes: [...notes, 'read as CP949'] };
  return { ok: false, message: 'is in an encoding that cannot be told; save it as CSV in UTF-8' };
}

/**
 * Text of a file's bytes: UTF-8, UTF-16, CP949 or Windows-1252 (which holds Latin-1), packed with gzip or not. `notes` says what
 * was not plain UTF-8. Other archives and binary files are refused with a sentence that says what to do.
 */
export function decodeSeason(file: Uint8Array): Decoded {
  const notes: string[] = [];
  let bytes: Uint8Array = file;
  if (startsWith(bytes, 0x1f, 0x8b)) {
    const unpacked = unpack(bytes);
    if (!unpacked)
      return { ok: false, message: 'is a broken gzip file, or has more than 8 MB unpacked' };
    bytes = unpacked;
    notes.push('unpacked from gzip');
  }
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    return {
      ok: false,
      message: 'is a zip archive or an Excel workbook; unpack it, or save the sheet as CSV',
    };
  }
  const order = utf16Order(bytes);
  if (order) {
    notes.push('read as UTF-16');
    return { ok: true, text: new TextDecoder(order).decode(bytes), notes };
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes };
  } catch {
    return decodeOld(bytes, notes);
  }
}
