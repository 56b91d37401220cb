const MIN_ODDS = 101;
const MAX_ODDS = 100_000;
const MAX_NAME = 60;

/** Decimal odds as a text to whole hundredths, further digits cut off; null when it is no price above 1.00. A decimal comma is read. */
export function parseOdds(text: string): number | null {
  const match = /^(\d{1,5})(?:[.,](\d{1,6}))?$/.exec(text);
  if (!match) return null;
  const odds = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0').slice(0, 2));
  return odds >= MIN_ODDS && odds <= MAX_ODDS ? odds : null;
}

/** Handicap line as a text to whole hundredths; null when it is no multiple of a quarter. */
export function parseLine(text: string): number | null {
  const match = /^([+-]?)(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const size = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  if (size % 25 !== 0) return null;
  return match[1] === '-' && size !== 0 ? -size : size;
}

/** Goals as a text, also as spreadsheets write them (`2.0`); null for anything but a whole number 0 … 99. */
export function parseGoals(text: string): number | null {
  const match = /^(\d{1,2})(?:[.,]0{1,4})?$/.exec(text);
  return match ? Number(match[1]) : null;
}

/**
 * Name without markup, control and direction marks, piles of accents, and what a spreadsheet takes for a formula;
 * at most 60 characters; '' when nothing is left.
 */
export function cleanName(text: string): string {
  const plain = text
    .slice(0, 20_000)
    .normalize('NFC')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029<>"`\\]/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s=+@-]+/, '')
    .trim();
  return [...plain].slice(0, MAX_NAME).join('').trim();
}
