import type { Dto } from '#contract/types.gen.ts';
import { type Board, type Fixture, type League, slotGroup, slotsOf } from '@/entities/game';
import { type Favourites, isStarred } from '@/features/favourites';
import { addTime, startOfKstDay } from '@/shared/lib/format';
import { matchesSearch } from '@/shared/lib/search-text';
import type { BoardForm, BoardSearch } from './board-search';
import { dayRange } from './days';

interface TimeRange {
  from: number;
  to: number;
}

/** First and last kick-off that are shown, epoch milliseconds; of a day in Seoul, of the next hours, or of both. */
export function timeRange(
  { day, when }: Pick<BoardSearch, 'day' | 'when'>,
  now: number,
): TimeRange {
  const range = dayRange(day);
  const from = range?.from ?? -Infinity;
  const to = range ? range.to - 1 : Infinity;
  // What began before midnight and is still here belongs to today.
  const isToday = from === startOfKstDay(now);
  const soon = when === 'hours3' ? addTime(now, 3, 'hour') : Infinity;
  return { from: isToday ? -Infinity : from, to: Math.min(to, soon) };
}

function matchesText(query: string, { home, away }: Fixture, league: League | undefined): boolean {
  if (query.trim() === '') return true;
  return [home, away, league?.name ?? ''].some((text) => matchesSearch(query, text));
}

type Order = readonly (string | number)[];

function compare(a: Order, b: Order): number {
  for (let at = 0; at < a.length; at++) {
    const [one, two] = [a[at] ?? 0, b[at] ?? 0];
    if (one !== two) return one < two ? -1 : 1;
  }
  return 0;
}

/** A row of the list: a match with its main markets, or with a market type one market of it. */
export interface BoardRow {
  key: string;
  topic: string;
  kind: Dto<'BoardKind'>;
  fixture: Fixture;
  typeId: number | null;
}

export interface FoundRows {
  /** In the order of the page: leagues together, by time within a league. */
  rows: readonly BoardRow[];
  fixtureCount: number;
}

type Filters = Pick<BoardSearch, 'league' | 'day' | 'when' | 'market' | 'q' | 'sort'> & {
  form: BoardForm;
};

function rowsOf({ topic, kind }: Board, fixture: Fixture, { form, market }: Filters): BoardRow[] {
  const slots = slotsOf(topic, kind, fixture);
  if (form === 'matches')
    return slots.length > 0 ? [{ key: fixture.id, topic, kind, fixture, typeId: null }] : [];
  return slots
    .filter(({ typeId }) => market === 'all' || slotGroup(typeId) === market)
    .map((slot) => ({ ...slot, kind }));
}

/**
 * Filters the fixtures of the boards and puts their rows in order. `now` is epoch milliseconds; with `starred`, what is
 * none of these favourites is left out.
 */
export function filterRows(
  boards: readonly Board[],
  filters: Filters,
  now: number,
  starred: Favourites | null = null,
): FoundRows {
  const { league: leagueId, q, sort } = filters;
  const { from, to } = timeRange(filters, now);
  const found: { rows: BoardRow[]; league: string; order: Order }[] = [];
  const firstStart = new Map<string, number>();
  boards.forEach((board, boardAt) => {
    for (const fixture of Object.values(board.fixtures)) {
      const league = board.leagues[fixture.leagueId];
      if (leagueId !== '' && fixture.leagueId !== leagueId) continue;
      if (starred && !isStarred(starred, fixture)) continue;
      if (fixture.startsAt < from || fixture.startsAt > to) continue;
      if (!matchesText(q, fixture, league)) continue;
      const rows = rowsOf(board, fixture, filters);
      if (rows.length === 0) continue;
      const first = Math.min(
        firstStart.get(fixture.leagueId) ?? fixture.startsAt,
        fixture.startsAt,
      );
      firstStart.set(fixture.leagueId, first);
      const order = [boardAt, league?.order ?? 0, fixture.leagueId, fixture.startsAt, fixture.id];
      found.push({ rows, league: fixture.leagueId, order });
    }
  });
  const orderOf = ({ league, order }: (typeof found)[number]): Order =>
    sort === 'time' ? [firstStart.get(league) ?? 0, ...order] : order;
  const sorted = found.map((one) => ({ ...one, order: orderOf(one) }));
  sorted.sort((a, b) => compare(a.order, b.order));
  return { rows: sorted.flatMap(({ rows }) => rows), fixtureCount: found.length };
}

export interface LeagueChoice extends League {
  fixtures: number;
}

/** The leagues of the boards with the number of their fixtures, by sport and the order of the feed. */
export function leaguesOf(boards: readonly Board[]): LeagueChoice[] {
  return boards.flatMap((board) => {
    const counts = new Map<string, number>();
    for (const { leagueId } of Object.values(board.fixtures)) {
      counts.set(leagueId, (counts.get(leagueId) ?? 0) + 1);
    }
    return Object.values(board.leagues)
      .map((league) => ({ ...league, fixtures: counts.get(league.id) ?? 0 }))
      .filter(({ fixtures }) => fixtures > 0)
      .sort((a, b) => a.order - b.order);
  });
}
