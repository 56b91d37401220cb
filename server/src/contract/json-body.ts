const MAX_DEPTH = 32;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export type ParsedBody = { ok: true; value: unknown } | { ok: false; message: string };

/** Whether a text can be stored: PostgreSQL has no NUL, UTF-8 no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function findFault(value: unknown, depth: number): string | null {
  if (typeof value === 'string') {
    return isStorableText(value) ? null : 'a text holds a character that cannot be stored';
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth > MAX_DEPTH) return `nested deeper than ${MAX_DEPTH}`;
  for (const [key, inner] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) return `the key ${key} is not allowed`;
    const fault = findFault(key, depth) ?? findFault(inner, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

/** Returns a key that one object of the (valid) JSON text has twice: readers differ on which one counts. */
function findDoubleKey(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;
  let last = '';
  for (const [piece] of text.matchAll(token)) {
    if (piece === '{') open.push(new Set());
    else if (piece === '[') open.push(null);
    else if (piece === '}' || piece === ']') open.pop();
    else if (piece === ':') {
      const keys = open.at(-1);
      const key = JSON.parse(last) as string;
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
    last = piece;
  }
  return null;
}

/** Reads a JSON body strictly: valid UTF-8, no double keys, no `__proto__`, bounded depth. */
export function parseJsonBody(bytes: Uint8Array): ParsedBody {
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    return { ok: false, message: 'not valid JSON' };
  }
  const fault = findFault(value, 0);
  if (fault !== null) return { ok: false, message: fault };
  const double = findDoubleKey(text);
  if (double !== null)
    return { ok: false, message: `the key "${double.slice(0, 40)}" comes twice` };
  return { ok: true, value };
}
