import { describe, expect, it } from 'vitest';
import type { Boards } from '@/entities/game';
import { makeBoardDto, makeFixtureDto, makeLeagueDto, sampleViews } from '@/entities/game/testing';
import { SPORT_KEYS } from '#rules/sports.ts';
import { byKickOff, byLeague, cellsOf, gamesOf, nextSubscription, winShares } from './games';

function boardsOf(fixtures = [makeFixtureDto()]): Boards {
  const leagues = [makeLeagueDto(), makeLeagueDto({ id: 'second', name: 'K리그1', order: 6 })];
  const dtos = SPORT_KEYS.map((sport) =>
    makeBoardDto({
      sport,
      kind: 'wintielose',
      leagues: sport === 'football' ? leagues : [],
      fixtures: sport === 'football' ? fixtures : [],
    }),
  );
  return sampleViews(dtos);
}

describe('games of home', () => {
  it('are unknown until every board that is waited for is here', () => {
    const topic = 'board:football:wintielose';
    const football = { [topic]: boardsOf()[topic] } as Boards;
    const { reader } = nextSubscription;
    expect(gamesOf(football, {}, nextSubscription)).toBeNull();
    expect(gamesOf(boardsOf(), {}, nextSubscription)).toHaveLength(1);
    const tennis = 'board:tennis:wintielose';
    expect(gamesOf(football, { [reader]: [topic, tennis] }, nextSubscription)).toBeNull();
    expect(gamesOf(football, { [reader]: [topic] }, nextSubscription)).toHaveLength(1);
    // Of a sport that came later the matches are there as soon as its board is.
    expect(gamesOf(boardsOf(), { [reader]: [] }, nextSubscription)).toHaveLength(1);
  });

  it('leave out a match without a winner market', () => {
    const total = makeFixtureDto({ markets: [{ typeId: 2, line: 250, odds: { Over: 190 } }] });
    expect(gamesOf(boardsOf([total]), {}, nextSubscription)).toEqual([]);
  });

  it('are in order of league in play and of kick-off before', () => {
    const early = makeFixtureDto({ id: 'early0000', leagueId: 'second', startsAt: 1 });
    const late = makeFixtureDto({ id: 'late00000', startsAt: 2 });
    const games = gamesOf(boardsOf([early, late]), {}, nextSubscription) ?? [];
    expect([...games].sort(byKickOff).map(({ fixture }) => fixture.id)[0]).toBe('early0000');
    expect([...games].sort(byLeague).map(({ fixture }) => fixture.id)[0]).toBe('late00000');
  });

  it('offer home, draw and away in this order, named for a screen reader', () => {
    const shuffled = makeFixtureDto({
      markets: [{ typeId: 1, odds: { 2: 460, X: 385, 1: 172 } }],
    });
    const [game] = gamesOf(boardsOf([shuffled]), {}, nextSubscription) ?? [];
    expect(game && cellsOf(game)?.cells.map(({ outcome, title }) => [outcome, title])).toEqual([
      ['1', '아스널 승'],
      ['X', '무'],
      ['2', '브라이턴 승'],
    ]);
  });
});

describe('winShares', () => {
  it.each([
    [
      [152, 360, 680],
      [60, 26, 14],
    ],
    [
      [200, 200],
      [50, 50],
    ],
    [
      [300, 300, 300],
      [34, 33, 33],
    ],
    [
      [101, 5000],
      [98, 2],
    ],
  ])('of %o are %o', (odds, shares) => {
    expect(winShares(odds)).toEqual(shares);
  });

  it('are unknown while a price is', () => {
    expect(winShares([172, null, 460])).toBeNull();
    expect(winShares([])).toBeNull();
  });
});
