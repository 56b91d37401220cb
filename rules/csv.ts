/** What a spreadsheet would take for a formula, a Korean one in full width too, or skip to reach one. */
const RUNS = /^[=+\-@＝＋－＠\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** The mark by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = RUNS.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Makes a table that opens in a spreadsheet and runs nothing there: a text never begins a formula; numbers stay numbers. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
