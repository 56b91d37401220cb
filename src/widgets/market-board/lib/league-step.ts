import type { ListItem } from './list-items';

type Row = Extract<ListItem, { type: 'row' }>;

/**
 * Returns the key of the first row of the next (1) or previous (-1) league, seen from a row; from none, of the first
 * league. Undefined past the ends.
 */
export function leagueStep(
  items: readonly ListItem[],
  from: string | null,
  step: 1 | -1,
): string | undefined {
  const rows = items.filter((item): item is Row => item.type === 'row');
  const firsts = rows.filter((row, at) => rows[at - 1]?.row.fixture.leagueId !== row.league.id);
  const at = rows.findIndex(({ key }) => key === from);
  if (at === -1) return firsts[0]?.key;
  const group = rows.slice(0, at + 1).filter((row) => firsts.includes(row)).length - 1;
  return firsts[group + step]?.key;
}
