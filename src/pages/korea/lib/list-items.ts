import type { Board, League, RowLook, Slot } from '@/entities/game';
import { overtimeWord } from '@/shared/lib/market-dictionary';

/** One block of the windowed list, of a height known before it is drawn. */
export type ListItem = (
  | { type: 'league'; league: League; fixtures: number; note: string | null }
  | { type: 'row'; slot: Slot; league: League; note: string | null; isLast: boolean }
) & { key: string; size: number };

const groupGap = 12;
// Heights of the rows of entities/game, hairlines included.
const sizes = {
  row: { league: 41, row: 56, rowGap: 0, groupGap },
  card: { league: 0, row: 118, rowGap: 10, groupGap: 0 },
} as const satisfies Record<RowLook, unknown>;

function leagueOf(boards: readonly Board[], { topic, fixture }: Slot): League {
  const { leagueId, sport } = fixture;
  const known = boards.find((board) => board.topic === topic)?.leagues[leagueId];
  return known ?? { id: leagueId, sport, name: '', country: 'world', order: 0 };
}

function groupsOf(slots: readonly Slot[]): Slot[][] {
  const groups: Slot[][] = [];
  for (const slot of slots) {
    const group = groups.at(-1);
    if (group?.[0]?.fixture.leagueId === slot.fixture.leagueId) group.push(slot);
    else groups.push([slot]);
  }
  return groups;
}

/** Lays rows out under their leagues: a head with the rows in one frame, or single cards that name the league. */
export function toListItems(
  slots: readonly Slot[],
  boards: readonly Board[],
  look: RowLook,
): ListItem[] {
  const size = sizes[look];
  return groupsOf(slots).flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const league = leagueOf(boards, first);
    const words = group.map(({ typeId }) => overtimeWord(typeId, league.sport));
    // Said once for the group where all rows agree.
    const shared = words.every((word) => word === words[0]) ? (words[0] ?? null) : null;
    const fixtures = new Set(group.map(({ fixture }) => fixture.id)).size;
    const head: ListItem = {
      type: 'league',
      key: `league.${league.id}`,
      size: size.league,
      league,
      fixtures,
      note: shared,
    };
    const rows = group.map((slot, at): ListItem => {
      const isLast = at === group.length - 1;
      return {
        type: 'row',
        key: slot.key,
        size: size.row + size.rowGap + (isLast ? size.groupGap : 0),
        slot,
        league,
        note: shared === null || look === 'card' ? (words[at] ?? null) : null,
        isLast,
      };
    });
    return look === 'row' ? [head, ...rows] : rows;
  });
}
