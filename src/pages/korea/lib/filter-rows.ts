import {
  type Board,
  type Fixture,
  type League,
  type Slot,
  slotGroup,
  slotsOf,
} from '@/entities/game';
import { addTime, startOfKstDay } from '@/shared/lib/format';
import { matchesSearch } from '@/shared/lib/search-text';
import type { KoreaSearch, TimeChoice } from '../search';

/** First and last kick-off of a choice of time, both epoch milliseconds; days are Seoul's. */
export function timeRange(choice: TimeChoice, now: number): { from: number; to: number } {
  if (choice === 'all') return { from: -Infinity, to: Infinity };
  if (choice === 'hours3') return { from: -Infinity, to: addTime(now, 3, 'hour') };
  const tomorrow = startOfKstDay(now, 1);
  if (choice === 'today') return { from: -Infinity, to: tomorrow - 1 };
  return { from: tomorrow, to: startOfKstDay(now, 2) - 1 };
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

export interface FoundSlots {
  /** Rows in the order of the page: leagues together, by time within a league. */
  slots: readonly Slot[];
  fixtureCount: number;
}

type Filters = Pick<KoreaSearch, 'league' | 'when' | 'market' | 'q' | 'sort'>;

/** Filters the fixtures of the boards and draws their rows in order. `now` is epoch milliseconds. */
export function filterSlots(boards: readonly Board[], filters: Filters, now: number): FoundSlots {
  const { league: leagueId, when, market, q, sort } = filters;
  const { from, to } = timeRange(when, now);
  const found: { slots: Slot[]; league: string; order: Order }[] = [];
  const firstStart = new Map<string, number>();
  boards.forEach((board, boardAt) => {
    for (const fixture of Object.values(board.fixtures)) {
      const league = board.leagues[fixture.leagueId];
      if (leagueId !== '' && fixture.leagueId !== leagueId) continue;
      if (fixture.startsAt < from || fixture.startsAt > to) continue;
      if (!matchesText(q, fixture, league)) continue;
      const slots = slotsOf(board.topic, board.kind, fixture).filter(
        ({ typeId }) => market === 'all' || slotGroup(typeId) === market,
      );
      if (slots.length === 0) continue;
      const first = Math.min(
        firstStart.get(fixture.leagueId) ?? fixture.startsAt,
        fixture.startsAt,
      );
      firstStart.set(fixture.leagueId, first);
      const order = [boardAt, league?.order ?? 0, fixture.leagueId, fixture.startsAt, fixture.id];
      found.push({ slots, league: fixture.leagueId, order });
    }
  });
  const orderOf = ({ league, order }: (typeof found)[number]): Order =>
    sort === 'time' ? [firstStart.get(league) ?? 0, ...order] : order;
  const sorted = found.map((one) => ({ ...one, order: orderOf(one) }));
  sorted.sort((a, b) => compare(a.order, b.order));
  return { slots: sorted.flatMap(({ slots }) => slots), fixtureCount: found.length };
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
