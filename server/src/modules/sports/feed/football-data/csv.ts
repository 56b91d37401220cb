export type Delimiter = ',' | ';' | '\t';

/** Cells of one line; a quoted cell may hold delimiters and doubled quotes. Null when a quote is not closed. */
export function splitLine(line: string, delimiter: Delimiter = ','): string[] | null {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < line.length; index++) {
    const char = line[index];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (line[index + 1] === '"') {
        cell += '"';
        index++;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === delimiter) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  if (quoted) return null;
  cells.push(cell.trim());
  return cells;
}

/** The delimiter that cuts a header line into the most cells: comma, semicolon or tab. */
export function delimiterOf(header: string): Delimiter {
  const cells = (delimiter: Delimiter) => header.split(delimiter).length;
  return ([';', '\t'] as const).find((one) => cells(one) > cells(',')) ?? ',';
}

/** Lines of a text, whatever ends them, without a byte-order mark. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
}
