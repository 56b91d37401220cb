import { describe, expect, it } from 'vitest';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { MARKET_STATUS } from '#rules/market-status.ts';
import type { SportKey } from '#rules/sports.ts';
import { applyUpdate, createFixture } from './apply-update.ts';

const START = 1_715_396_400_000;
const fixtureId = 'f0001';
const markets = [
  {
    typeId: 900227,
    line: null,
    offerScore: null,
    status: MARKET_STATUS.open,
    selections: [{ outcome: '1', odds: 190 }],
  },
];

/** The status of the market of a fixture before it starts, and when a feed offers it on. */
function statusesOf(sport: SportKey): (number | undefined)[] {
  const teams = { home: 'a', away: 'b', homeId: 'a', awayId: 'b' };
  const create = { leagueId: 'l', sport, startsAt: START, ...teams };
  const fixture = createFixture({ fixtureId, at: START, create });
  if (!fixture) throw new Error('no fixture was made');
  const status = () => [...fixture.markets.values()][0]?.status;
  applyUpdate(fixture, { fixtureId, at: START - 1_000, markets });
  const before = status();
  applyUpdate(fixture, { fixtureId, at: START, status: FIXTURE_STATUS.inPlay, markets });
  return [before, status()];
}

it('closes what is offered on a race when it starts, whatever the feed goes on to say', () => {
  expect(statusesOf('motor-racing')).toEqual([MARKET_STATUS.open, MARKET_STATUS.closed]);
  expect(statusesOf('tennis')).toEqual([MARKET_STATUS.open, MARKET_STATUS.open]);
});

it('closes what a part decided when it is over, though betting rested then, and nothing else', () => {
  const create = { leagueId: 'l', sport: 'football' as const, startsAt: START };
  const teams = { home: 'a', away: 'b', homeId: 'a', awayId: 'b' };
  const fixture = createFixture({ fixtureId, at: START, create: { ...create, ...teams } });
  if (!fixture) throw new Error('no fixture was made');
  const offers = [41, 42, 1].map((typeId) => ({
    typeId,
    line: null,
    offerScore: null,
    status: MARKET_STATUS.open,
    selections: [{ outcome: '1', odds: 190 }],
  }));
  const scores = { 10: { home: 1, away: 0 } };
  const inPlay = { status: FIXTURE_STATUS.inPlay, scores, markets: offers };
  applyUpdate(fixture, { fixtureId, at: START, ...inPlay });
  applyUpdate(fixture, { fixtureId, at: START + 1_000, suspend: true });
  applyUpdate(fixture, { fixtureId, at: START + 2_000, scores, finishedPeriods: ['10'] });
  const { suspended, closed } = MARKET_STATUS;
  expect([...fixture.markets.values()].map(({ status }) => status)).toEqual([
    closed,
    suspended,
    suspended,
  ]);
});

describe('what is counted beside the score', () => {
  const corners = (home: number) => ({ corner: { '10': { home, away: 1 } } });

  function openMatch() {
    const create = { leagueId: 'l', sport: 'football' as const, startsAt: START };
    const teams = { home: 'a', away: 'b', homeId: 'a', awayId: 'b' };
    const fixture = createFixture({ fixtureId, at: START, create: { ...create, ...teams } });
    if (!fixture) throw new Error('no fixture was made');
    applyUpdate(fixture, { fixtureId, at: START, status: FIXTURE_STATUS.inPlay });
    return fixture;
  }

  it('is kept as it is sent, and corrects the result only where a part was over', () => {
    const fixture = openMatch();
    expect(fixture.counts).toEqual({});
    applyUpdate(fixture, { fixtureId, at: START + 1, counts: corners(1) });
    applyUpdate(fixture, { fixtureId, at: START + 2, counts: corners(2) });
    expect([fixture.counts, fixture.resultVersion]).toEqual([corners(2), 0]);
    applyUpdate(fixture, { fixtureId, at: START + 3, finishedPeriods: ['10'] });
    applyUpdate(fixture, { fixtureId, at: START + 4, counts: corners(3) });
    expect([fixture.counts, fixture.resultVersion]).toEqual([corners(3), 1]);
  });

  it('is corrected after the end, with the scores as staff has left them', () => {
    const fixture = openMatch();
    const scores = { '100': { home: 1, away: 0 } };
    const end = { fixtureId, at: START + 9, status: FIXTURE_STATUS.finished, scores };
    applyUpdate(fixture, { ...end, counts: corners(3) });
    fixture.scores = { '100': { home: 2, away: 0 } };
    applyUpdate(fixture, { ...end, counts: corners(3) });
    expect(fixture.resultVersion).toBe(0);
    applyUpdate(fixture, { ...end, counts: corners(4) });
    expect(fixture.counts).toEqual(corners(4));
    expect([fixture.resultVersion, fixture.scores['100']?.home]).toEqual([1, 2]);
  });

  it('stays as staff has corrected it while the feed says what it said before', () => {
    const fixture = openMatch();
    const scores = { '100': { home: 1, away: 0 } };
    const end = { fixtureId, at: START + 9, status: FIXTURE_STATUS.finished, scores };
    applyUpdate(fixture, { ...end, counts: corners(3) });
    fixture.counts = corners(5);
    applyUpdate(fixture, { ...end, counts: corners(3) });
    applyUpdate(fixture, { ...end, counts: corners(3), scores: { '100': { home: 2, away: 0 } } });
    expect([fixture.counts, fixture.resultVersion]).toEqual([corners(5), 1]);
    applyUpdate(fixture, { ...end, counts: corners(4) });
    expect([fixture.counts, fixture.feedCounts]).toEqual([corners(4), corners(4)]);
  });
});

describe('who may be picked, and who scored', () => {
  const player = (id: string) => ({ id, name: id, kind: 'player' as const, side: 'home' as const });
  const goalOf = (id: string) => [{ side: '1' as const, part: 10, minute: 7, player: id }];
  const offer = {
    typeId: 711,
    line: null,
    offerScore: null,
    status: MARKET_STATUS.open,
    selections: ['a', 'b'].map((outcome) => ({ outcome, odds: 300 })),
  };

  function announced() {
    const create = { leagueId: 'l', sport: 'football' as const, startsAt: START };
    const teams = { home: 'a', away: 'b', homeId: 'a', awayId: 'b' };
    const fixture = createFixture({ fixtureId, at: START, create: { ...create, ...teams } });
    if (!fixture) throw new Error('no fixture was made');
    const participants = [player('a'), player('b')];
    applyUpdate(fixture, { fixtureId, at: START - 9, participants, markets: [offer] });
    return fixture;
  }

  it('closes the selections on who will not play, and leaves them closed', () => {
    const fixture = announced();
    const statuses = () =>
      [...fixture.markets.values()].flatMap(({ selections }) =>
        selections.map((one) => one.status),
      );
    const { open, closed } = MARKET_STATUS;
    expect(statuses()).toEqual([open, open]);
    const participants = [player('a'), { ...player('b'), isOut: true }];
    applyUpdate(fixture, { fixtureId, at: START - 8, participants });
    expect(statuses()).toEqual([open, closed]);
    applyUpdate(fixture, { fixtureId, at: START - 7, markets: [offer] });
    expect(statuses()).toEqual([open, closed]);
  });

  it('takes another scorer as a correction once a part is over, and after the end', () => {
    const fixture = announced();
    const inPlay = { fixtureId, at: START, status: FIXTURE_STATUS.inPlay };
    applyUpdate(fixture, { ...inPlay, goals: goalOf('a') });
    applyUpdate(fixture, { fixtureId, at: START + 1, goals: goalOf('b') });
    applyUpdate(fixture, { fixtureId, at: START + 2, finishedPeriods: ['10'] });
    expect(fixture.resultVersion).toBe(0);
    applyUpdate(fixture, { fixtureId, at: START + 3, goals: [...goalOf('b'), ...goalOf('a')] });
    expect(fixture.resultVersion).toBe(0);
    applyUpdate(fixture, { fixtureId, at: START + 4, goals: goalOf('a') });
    expect(fixture.resultVersion).toBe(1);
    const scores = { '100': { home: 1, away: 0 } };
    const end = { fixtureId, at: START + 9, status: FIXTURE_STATUS.finished, scores };
    const players = { a: { side: '1' as const, played: true, cameOnAfter: 0 } };
    applyUpdate(fixture, { ...end, goals: goalOf('a'), players });
    // The same in another order of keys, as a database gives it back.
    const [{ player: by, ...rest } = { player: '' }] = goalOf('a');
    applyUpdate(fixture, { ...end, goals: [{ player: by, ...rest }] as never, players });
    expect(fixture.resultVersion).toBe(1);
    applyUpdate(fixture, { ...end, goals: goalOf('b') });
    expect([fixture.resultVersion, fixture.goals]).toEqual([2, goalOf('b')]);
  });
});
