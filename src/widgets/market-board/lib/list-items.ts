import {
  type Board,
  columnCaptions,
  columnMarkets,
  type League,
  type RowColumn,
  type RowLook,
} from '@/entities/game';
import { overtimeWord } from '@/entities/market-dictionary';
import type { BoardForm } from './board-search';
import type { BoardRow } from './filter-rows';

interface Placed {
  key: string;
  size: number;
}

type GroupItem = (
  | {
      type: 'league';
      league: League;
      fixtures: number;
      note: string | null;
      isFolded: boolean;
      /** What each column of the rows holds; empty where a row is one market. */
      captions: readonly string[];
    }
  | { type: 'row'; row: BoardRow; league: League; note: string | null; isLast: boolean }
) &
  Placed;

/** All markets of the fixture over it. */
type PanelItem = { type: 'panel'; isLast: boolean } & Placed;

/** One block of the windowed list, of a height known before it is drawn; that of a panel is measured then. */
export type ListItem = GroupItem | PanelItem;

interface Sizes {
  /** 0 where every row names its league. */
  league: number;
  row: number;
  rowGap: number;
  groupGap: number;
}

// Heights of the rows of entities/game, hairlines included.
const sizes: Readonly<Record<BoardForm, Readonly<Record<RowLook, Sizes>>>> = {
  matches: {
    row: { league: 34, row: 53, rowGap: 0, groupGap: 8 },
    card: { league: 28, row: 65, rowGap: 0, groupGap: 0 },
  },
  markets: {
    row: { league: 41, row: 56, rowGap: 0, groupGap: 12 },
    card: { league: 0, row: 118, rowGap: 10, groupGap: 0 },
  },
};

export interface ListLook {
  form: BoardForm;
  look: RowLook;
  /** The group that cards of matches show. */
  column: RowColumn | 'all';
  /** Ids of leagues whose rows are folded away. */
  folded: readonly string[];
}

/** A card of all groups: names, a line for each group, and the ground under them. */
function stackSize({ kind, fixture }: BoardRow): number {
  const groups = Object.values(columnMarkets(kind, fixture)).filter((market) => market !== null);
  return 1 + 60 + 50 * groups.length + 6;
}

function leagueOf(boards: readonly Board[], { topic, fixture }: BoardRow): League {
  const { leagueId, sport } = fixture;
  const known = boards.find((board) => board.topic === topic)?.leagues[leagueId];
  return known ?? { id: leagueId, sport, name: '', country: 'world', order: 0 };
}

function groupsOf(rows: readonly BoardRow[]): BoardRow[][] {
  const groups: BoardRow[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.[0]?.fixture.leagueId === row.fixture.leagueId) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Whether the market of a row counts overtime; for a whole match the first of its markets. */
function overtimeOf({ fixture, kind, typeId }: BoardRow): string | null {
  if (typeId !== null) return overtimeWord(typeId, fixture.sport);
  const first = Object.values(columnMarkets(kind, fixture)).find((market) => market !== null);
  return first ? overtimeWord(first.typeId, fixture.sport) : null;
}

function captionsOf({ kind }: BoardRow, group: readonly BoardRow[]): string[] {
  return columnCaptions(
    kind,
    group.map(({ fixture }) => fixture),
  );
}

/** Height of all markets of a fixture before they are drawn and measured. */
export const expectedPanelSize = 440;

/** Puts all markets of a fixture under its rows; at the head of the list where it has none there, or alone. */
export function withPanel(
  items: readonly ListItem[],
  fixtureId: string,
  form: BoardForm,
  panelSize: number,
): readonly ListItem[] {
  if (fixtureId === '') return items;
  const panel = { type: 'panel', key: `panel.${fixtureId}` } as const;
  const gap = sizes[form].row.groupGap;
  const at = items.findLastIndex(
    (item) => item.type === 'row' && item.row.fixture.id === fixtureId,
  );
  const row = items[at];
  if (row?.type !== 'row') return [{ ...panel, size: panelSize + gap, isLast: true }, ...items];
  const { isLast } = row;
  return [
    ...items.slice(0, at),
    { ...row, size: row.size - (isLast ? gap : 0), isLast: false },
    { ...panel, size: panelSize + (isLast ? gap : 0), isLast },
    ...items.slice(at + 1),
  ];
}

/** Lays rows out under their leagues: a head with the rows in one frame, or single cards that name the league. */
export function toListItems(
  rows: readonly BoardRow[],
  boards: readonly Board[],
  { form, look, column, folded }: ListLook,
): GroupItem[] {
  const size = sizes[form][look];
  const isStack = form === 'matches' && look === 'card' && column === 'all';
  return groupsOf(rows).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const league = leagueOf(boards, first);
    const hasHead = size.league > 0;
    const isFolded = hasHead && folded.includes(league.id);
    const words = group.map(overtimeOf);
    // Said once for the group where all rows agree.
    const shared = words.every((word) => word === words[0]) ? (words[0] ?? null) : null;
    const fixtures = new Set(group.map(({ fixture }) => fixture.id)).size;
    const head: GroupItem = {
      type: 'league',
      key: `league.${league.id}`,
      size: size.league + (isFolded ? size.groupGap : 0),
      league,
      fixtures,
      note: shared,
      isFolded,
      captions: form === 'matches' && look === 'row' ? captionsOf(first, group) : [],
    };
    if (isFolded) return [head];
    const items = group.map((row, at): GroupItem => {
      const isLast = at === group.length - 1;
      return {
        type: 'row',
        key: row.key,
        size: (isStack ? stackSize(row) : size.row) + size.rowGap + (isLast ? size.groupGap : 0),
        row,
        league,
        note: shared === null || !hasHead ? (words[at] ?? null) : null,
        isLast,
      };
    });
    return hasHead ? [head, ...items] : items;
  });
}
