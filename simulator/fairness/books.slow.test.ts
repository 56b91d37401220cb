import { describe, expect, it } from 'vitest';
import type { FeedMarket } from '#rules/feed.ts';
import { marketType } from '#rules/markets/market-types.ts';
import type { SimulatedFixture } from '../model.ts';
import { endsFrom } from './carry-on.ts';
import { bestPortfolio } from '../matrix-game.ts';
import { createView, type MemberView, see } from './member-view.ts';
import { endOf, fixturesOf, messagesOf } from './season.ts';
import { endsOf, payoffsOf } from './worlds.ts';
import { PLAYED_SPORTS, type PlayedSport } from '../sport-models.ts';

/**
 * All books of a fixture at once: no mix of singles may return its stake in every world. Worlds are other games of
 * the same teams, in play what is left of them; with more of them the worst could only be worse.
 */
const WORLDS = 400;
const GAMES = 2;
const SHARES = [0.2, 0.5, 0.8];

/**
 * The books on the score, and those on what is drawn apart from it: a mix of both returns in the worst of worlds no more than the
 * better of the two does in its own.
 */
function booksApart(markets: readonly FeedMarket[]): FeedMarket[][] {
  const isCounted = ({ typeId }: FeedMarket) => marketType(typeId)?.counts !== undefined;
  const books = [markets.filter((market) => !isCounted(market)), markets.filter(isCounted)];
  return books.filter((one) => one.length > 0);
}

/** The mix that is best in the worst of worlds, at each of some moments of a game. */
function worstReturns(
  fixture: SimulatedFixture,
  moments: (start: number, end: number) => number[],
) {
  const { sport } = fixture.league;
  const messages = [...messagesOf(fixture)];
  const ends = endsOf(fixture, WORLDS);
  const start = messages.findIndex((message) => message.status === 2);
  const chosen = moments(start, messages.length);
  const view: MemberView = createView();
  return messages.flatMap((message, index) => {
    see(view, message);
    if (!chosen.includes(index) || view.open.size === 0) return [];
    const worlds = index < start ? ends : endsFrom(sport, view, ends);
    const markets = [...view.open.values()].map(({ market }) => market);
    return booksApart(markets).map((books) => bestPortfolio(payoffsOf(sport, books, worlds)).worst);
  });
}

/** Before the start, and at some moments in play. */
function worstOf(sport: PlayedSport): number[] {
  const moments = (start: number, end: number) => [
    start - 1,
    ...SHARES.map((share) => start + Math.floor(share * (end - start))),
  ];
  return fixturesOf('books', sport, GAMES).flatMap((fixture) => worstReturns(fixture, moments));
}

/** Sports that take bets in an overtime; ice hockey takes none. */
const WITH_OVERTIME = ['basketball', 'baseball'] as const;

/** The last messages of a game that went into an overtime: those of the overtime among them. */
function worstInOvertime(sport: PlayedSport): number[] {
  const fixture = fixturesOf('overtime', sport, 300).find((one) => endOf(one).scores['40']);
  if (!fixture) throw new Error(`no overtime of ${sport}`);
  const begins = [...messagesOf(fixture)].findIndex(({ scores }) => scores?.['40']);
  const moments = (_: number, end: number) =>
    [0.1, 0.4, 0.7].map((share) => begins + Math.floor(share * (end - begins)));
  return worstReturns(fixture, moments);
}

describe.each(PLAYED_SPORTS)('all books of %s', (sport) => {
  it('leave no mix that never loses', () => {
    const worst = worstOf(sport);
    expect(worst.length).toBeGreaterThan(2 * GAMES);
    expect(Math.max(...worst)).toBeLessThan(0.99);
  });
});

it.each(WITH_OVERTIME)('all books of %s leave no such mix in an overtime', (sport) => {
  const worst = worstInOvertime(sport);
  expect(worst.length).toBeGreaterThan(0);
  expect(Math.max(...worst)).toBeLessThan(0.99);
});
