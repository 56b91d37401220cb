import { beforeAll, describe, expect, it } from 'vitest';
import type { OfferStatus } from '#rules/market-status.ts';
import type { FeedMarket, FeedUpdate } from './feed/index.ts';
import { boardView, countBoards, countLeagues } from './boards.ts';
import type { FixtureCache } from './fixture-cache.ts';
import { leagueBoard } from './topics.ts';
import { blankDb, listSource, match, MINUTE, openStage, START } from './test/stage.ts';

const ID = 'aaaaaaaa';
const KICK_OFF = START + 10 * MINUTE;

function winner(odds: readonly [number, number, number] = [200, 300, 400]): FeedMarket {
  const outcomes = ['1', 'X', '2'] as const;
  const selections = outcomes.map((outcome, index) => ({ outcome, odds: odds[index] ?? 0 }));
  return { typeId: 1, line: null, offerScore: null, status: 1, selections };
}

const oddEven: FeedMarket = {
  typeId: 72,
  line: null,
  offerScore: null,
  status: 1,
  selections: [
    { outcome: 'Odd', odds: 190 },
    { outcome: 'Even', odds: 190 },
  ],
};

function total(line: number, odds: readonly [number, number], status: OfferStatus = 1): FeedMarket {
  const selections = [
    { outcome: 'Over', odds: odds[0] },
    { outcome: 'Under', odds: odds[1] },
  ];
  return { typeId: 2, line, offerScore: null, status, selections };
}

async function stageOf(updates: readonly FeedUpdate[]) {
  const stage = openStage(blankDb(), listSource(updates));
  await stage.runner.start();
  return stage;
}

function idsOn(
  fixtureCache: FixtureCache,
  kind: Parameters<typeof boardView>[2]['kind'],
  now: number,
): string[] {
  const board = boardView(fixtureCache.fixtures.values(), fixtureCache.leagues, {
    sport: 'football',
    kind,
    now,
  });
  return board.fixtures.map((one) => one.id);
}

function linesOf(fixtureCache: FixtureCache) {
  return fixtureCache.fixtures.get(ID)?.mainLines.get(2);
}

describe('a board', () => {
  let fixtureCache: FixtureCache;
  const handicap: FeedMarket = {
    typeId: 3,
    line: -100,
    offerScore: null,
    status: 1,
    selections: [
      { outcome: '1', odds: 190 },
      { outcome: '2', odds: 190 },
    ],
  };
  beforeAll(async () => {
    const updates = [
      { ...match('aaaaaaaa', KICK_OFF), markets: [winner()] },
      { ...match('bbbbbbbb', KICK_OFF + 1), markets: [handicap] },
      { ...match('cccccccc', KICK_OFF - 1), markets: [total(250, [190, 190]), oddEven] },
      match('dddddddd', KICK_OFF),
    ];
    ({ fixtureCache } = await stageOf(updates));
  });

  it('shows fixtures that have a market of its kind, by kick-off', () => {
    expect(idsOn(fixtureCache, 'wintielose', START)).toEqual(['aaaaaaaa']);
    expect(idsOn(fixtureCache, 'handicap', START)).toContain('bbbbbbbb');
    expect(idsOn(fixtureCache, 'special', START)).toEqual(['cccccccc']);
    expect(idsOn(fixtureCache, 'cross', START)).toEqual(['cccccccc', 'aaaaaaaa', 'bbbbbbbb']);
    expect(idsOn(fixtureCache, 'live', START)).toEqual([]);
  });

  it('drops a row at its kick-off and not a millisecond before or after, by the clock alone', () => {
    expect(idsOn(fixtureCache, 'wintielose', KICK_OFF - 1)).toEqual(['aaaaaaaa']);
    expect(idsOn(fixtureCache, 'wintielose', KICK_OFF)).toEqual([]);
  });

  it('counts rows as it shows them', () => {
    const counts = countBoards(fixtureCache.fixtures.values(), START);
    for (const { kind, fixtures } of counts)
      expect(fixtures).toBe(idsOn(fixtureCache, kind, START).length);
    expect(counts.map(({ kind }) => kind)).not.toContain('live');
  });

  it('counts the fixtures of each league that a board shows, and no league without', () => {
    const { fixtures, leagues } = fixtureCache;
    const countsAt = (now: number) =>
      countLeagues(fixtures.values(), leagues, now).map((one) => [one.league.id, one.fixtures]);
    expect(countsAt(START)).toEqual([['epl', 3]]);
    expect(countsAt(KICK_OFF)).toEqual([['epl', 1]]);
    expect(countsAt(KICK_OFF + 1)).toEqual([]);
  });
});

it('tells readers of a kick-off while the feed is late, and shows the match live once it plays', async () => {
  const stage = await stageOf([
    { ...match(ID, KICK_OFF), markets: [winner()] },
    {
      at: KICK_OFF + 500,
      fixtureId: ID,
      status: 2,
      marketsClosed: 'prematch',
      markets: [winner()],
    },
    { at: KICK_OFF + MINUTE, fixtureId: ID, suspend: true },
  ]);
  for (const kind of ['cross', 'live']) stage.join(`board:football:${kind}`);
  expect(await stage.runner.nextDue()).toBe(KICK_OFF);
  await stage.to(KICK_OFF - 1);
  expect(stage.published).toEqual([]);
  await stage.to(KICK_OFF);
  expect(stage.published).toEqual([['board:football:cross', { kind: 'remove', fixtureId: ID }]]);
  expect(idsOn(stage.fixtureCache, 'live', KICK_OFF)).toEqual([]);
  await stage.to(KICK_OFF + 500);
  expect(idsOn(stage.fixtureCache, 'live', KICK_OFF + 500)).toEqual([ID]);
  await stage.to(KICK_OFF + MINUTE);
  expect(stage.seen('board:football:live')).toMatchObject({
    rows: [{ id: ID, markets: [{ status: 2 }] }],
  });
  expect(stage.wrong()).toEqual([]);
});

it('shows the most even line, and keeps it while it is open', async () => {
  const step = (minute: number, markets: FeedMarket[]) => ({
    at: START + minute * MINUTE,
    fixtureId: ID,
    markets,
  });
  const stage = await stageOf([
    {
      ...match(ID, START + 60 * MINUTE),
      markets: [total(250, [195, 185]), total(300, [250, 150])],
    },
    step(1, [total(250, [260, 145]), total(300, [190, 190])]),
    step(2, [total(250, [260, 145], 2)]),
    step(3, [total(250, [190, 190]), total(300, [190, 190], 2)]),
    step(4, [total(250, [190, 190], 2)]),
    step(5, [total(250, [190, 190], 3)]),
  ]);
  const lines = [linesOf(stage.fixtureCache)?.domestic];
  for (let minute = 1; minute <= 5; minute += 1) {
    await stage.to(START + minute * MINUTE);
    lines.push(linesOf(stage.fixtureCache)?.domestic);
  }
  const [low, high] = [`${ID}.2.250`, `${ID}.2.300`];
  // Suspended while the other opens; then both suspended: it stays; then closed.
  expect(lines).toEqual([low, low, high, low, low, high]);
});

it('keeps a final result whatever the feed says later', async () => {
  const stage = await stageOf([
    { ...match(ID, START - MINUTE), markets: [winner()] },
    { at: START + 1, fixtureId: ID, status: 3, scores: { '100': { home: 1, away: 0 } } },
    {
      at: START + 2,
      fixtureId: ID,
      status: 2,
      scores: { '100': { home: 2, away: 0 } },
      markets: [winner()],
    },
  ]);
  await stage.to(START + 2);
  expect(stage.fixtureCache.fixtures.get(ID)).toMatchObject({
    status: 3,
    scores: { '100': { home: 1, away: 0 } },
  });
  expect(stage.fixtureCache.offer(`${ID}.1._.X`)?.market.status).toBe(3);
});

it('closes an outcome that is offered no more, and moves a kick-off', async () => {
  const short = { ...winner(), selections: [{ outcome: 'X', odds: 310 }] };
  const stage = await stageOf([
    { ...match(ID, KICK_OFF), markets: [winner()] },
    { at: START + 1, fixtureId: ID, markets: [short], startsAt: KICK_OFF + MINUTE },
  ]);
  stage.join('board:football:cross');
  await stage.to(START + 1);
  const states = stage.fixtureCache
    .offer(`${ID}.1._.1`)
    ?.market.selections.map((one) => [one.outcome, one.status]);
  expect(states).toEqual([
    ['1', 3],
    ['X', 1],
    ['2', 3],
  ]);
  expect(idsOn(stage.fixtureCache, 'cross', KICK_OFF)).toEqual([ID]);
  expect(stage.wrong()).toEqual([]);
});

it('shows a quarter line in the list of a league, and another one on the boards', async () => {
  const stage = await stageOf([
    {
      ...match(ID, KICK_OFF),
      markets: [total(250, [210, 175]), total(275, [195, 187]), total(300, [230, 160])],
    },
  ]);
  const [whole, quarter] = [`${ID}.2.250`, `${ID}.2.275`];
  expect(linesOf(stage.fixtureCache)).toEqual({ domestic: whole, european: quarter });
  const list = leagueBoard(stage.fixtureCache, 'epl', START);
  expect(list?.fixtures.map(({ markets }) => markets.map(({ id }) => id))).toEqual([[quarter]]);
  expect(leagueBoard(stage.fixtureCache, 'epl', KICK_OFF)?.fixtures).toEqual([]);
  expect(leagueBoard(stage.fixtureCache, 'nowhere', START)).toBeNull();
});

it('goes on with the list of a league, and tells its number only when that changes', async () => {
  const late = { ...match('bbbbbbbb', KICK_OFF + MINUTE), markets: [winner()] };
  const stage = await stageOf([
    { ...match(ID, KICK_OFF), markets: [winner(), total(275, [190, 190])] },
    late,
    { at: START + 1, fixtureId: ID, markets: [winner([210, 300, 380])] },
    {
      at: KICK_OFF,
      fixtureId: ID,
      status: 2,
      marketsClosed: 'prematch',
      markets: [winner(), total(225, [190, 190])],
    },
    { at: KICK_OFF + 2 * MINUTE, fixtureId: ID, status: 3 },
  ]);
  for (const topic of ['league:epl', 'leagues']) stage.join(topic);
  const numbers = () =>
    stage.published.flatMap(([topic, change]) =>
      topic === 'leagues' && 'fixtures' in change ? change.fixtures : [],
    );
  await stage.to(START + 1);
  expect(numbers()).toEqual([]);
  await stage.to(KICK_OFF);
  expect(stage.seen('league:epl')).toMatchObject({
    rows: [{ id: ID, status: 2, markets: [{ typeId: 1 }, { line: 225 }] }, { id: 'bbbbbbbb' }],
  });
  await stage.to(KICK_OFF + MINUTE);
  await stage.to(KICK_OFF + 2 * MINUTE);
  expect(numbers()).toEqual([1, 2, 1, 0]);
  expect(stage.wrong()).toEqual([]);
});
