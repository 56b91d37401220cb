/** Splits the words of a moment for two short lines, the minute first: 63′ and 후반, 3쿼터 and 04:12, 7회말 and 2사 1·3루. */
export function momentParts(moment: string): [first: string, second: string] {
  const words = moment.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length > 1 && last.endsWith('′')) return [last, words.slice(0, -1).join(' ')];
  return [words[0] ?? '', words.slice(1).join(' ')];
}
