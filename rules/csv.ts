/** A text, a number, or what is written as it is: a date of ours, or decimals that a number would lose. */
export type Cell = string | number | { plain: string };

/** What a spreadsheet skips at the beginning of a cell, invisible characters too. */
const SKIPPED = String.raw`[\s\p{Z}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]*`;
/** What a spreadsheet would take for a formula, in full width or as a small form too, or skip to reach one. */
const RUNS = new RegExp(String.raw`^${SKIPPED}[=+\-@＝＋－＠−﹢﹣﹦﹫]|^[\t\r\n]`, 'u');
const EDGES = new RegExp(`^${SKIPPED}|${SKIPPED}$`, 'gu');

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** What a spreadsheet reads as another thing than text, folded: the value that it shows then is not what was written. */
const READ_AS_OTHER = [
  /^(?:true|false)$/,
  /^\(?[$₩€£¥]?\(?\.?\d[\d\s.,]*(?:e[+-]?\d+)?%?\)?$/,
  // Dates and times by figures, Korean ones too.
  /^(?:오전|오후)?\s*\d[\d\s.,:/년월일시분초-]*(?:[ap]m?|오전|오후)?$/,
  new RegExp(String.raw`^(?:\d+[\s./-]*)?${MONTH}[\s./-]*\d[\d\s.,:/-]*$`),
  new RegExp(String.raw`^\d+[\s./-]*${MONTH}\.?$`),
];
/** An address has dots as well, and no spreadsheet takes four parts for a number. */
const ADDRESS = /^\d+(?:\.\d+){3}$/;
const NEEDS_QUOTES = /[",\r\n]/;

/** The mark by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function isReadAsOther(text: string): boolean {
  const folded = text.normalize('NFKC').replace(EDGES, '').toLowerCase();
  return !ADDRESS.test(folded) && READ_AS_OTHER.some((form) => form.test(folded));
}

function textOf(value: Cell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.plain;
  return RUNS.test(value) || isReadAsOther(value) ? `'${value}` : value;
}

function cell(value: Cell): string {
  const text = textOf(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const DECIMALS = { KRW: 0, POINT: 0, USD: 2, USDT: 6 };

/** An amount in minor units as all files write it: whole, with all its decimals. @example moneyCell(1200, 'USD') // 12.00 */
export function moneyCell(minor: number, currency: keyof typeof DECIMALS): Cell {
  const decimals = DECIMALS[currency];
  if (decimals === 0) return minor;
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return { plain: `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` };
}

/**
 * A table that opens in a spreadsheet, runs nothing there and says what was written: a text never begins a formula,
 * and an id of digits stays text; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
