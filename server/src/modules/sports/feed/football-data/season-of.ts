/** The season of 2020 was interrupted: its last matches were played in July and on the first days of August. */
const LATE_SEASON_END: Readonly<Record<string, string>> = { SC0: '2020-08-01' };
const USUAL_LATE_END = '2020-08-03';

/**
 * Name of the season a match belongs to: what the file's own column says, else by the UK date (yyyy-mm-dd), with seasons
 * that begin on 1 July: `2023/24`.
 */
export function seasonOf(division: string, date: string, column: string): string {
  if (column !== '') return column;
  const year = Number(date.slice(0, 4));
  const late = Object.hasOwn(LATE_SEASON_END, division) ? LATE_SEASON_END[division] : undefined;
  const begins = year === 2020 ? (late ?? USUAL_LATE_END) : `${date.slice(0, 4)}-07-01`;
  const first = date >= begins ? year : year - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
