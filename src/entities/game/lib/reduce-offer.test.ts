import { describe, expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { followTopics } from './forget';
import { contentsOf, membership, readsContents } from './membership';
import { emptyWorld, type World } from './offer';
import { addAnswer, reduceOffer } from './reduce-offer';
import { makeBoardDto, makeFixtureDto, makeLeagueDto, makeMarketDto } from './sample-board';
import { pickOffers } from './pick-offers';
import { boardsOf, detailsOf, fixturesOf } from './views';

const id = 'sample00arsn';
const board = 'board:football:cross';
const topic = `fixture:${id}`;
const win = `${id}.1._.1`;
const over = (line: number) =>
  makeMarketDto(id, { typeId: 2, line, odds: { Over: 190, Under: 190 } });

const snapshot = (of: string, seq: number, data: object) => ({
  snapshots: [{ topic: of, seq, data }],
  deltas: [],
});
const delta = (of: string, seq: number, ...changes: object[]) => ({
  snapshots: [],
  deltas: [{ topic: of, seq, changes }],
});
const detail = (fixture = makeFixtureDto()) => ({ league: makeLeagueDto(), fixture, scores: {} });
const apply = (world: World, ...frames: Parameters<typeof reduceOffer>[1][]) =>
  frames.reduce((known, frame) => reduceOffer(known, frame), world);
const oddsOf = ({ quotes }: World, selection = win) => quotes.map.get(selection)?.odds;
const odds = (price: number): Dto<'FixtureChange'> => ({
  kind: 'odds',
  selections: [{ id: win, odds: price, status: 1 }],
});

describe('one fixture in two topics', () => {
  const makeBoth = () =>
    apply(
      emptyWorld([board, topic]),
      snapshot(board, 1, makeBoardDto()),
      snapshot(topic, 2, detail()),
    );

  it('is kept once, and what either topic says of it holds for both', () => {
    const both = makeBoth();
    const moved = { status: 2, score: { home: 1, away: 0 }, clock: null, marketCount: 3 };
    const next = apply(both, delta(topic, 3, { kind: 'state', fixtureId: id, ...moved }));
    expect(Object.keys(next.offer.fixtures)).toEqual([id]);
    expect(next.offer.states[id]?.status).toBe(2);
    expect(boardsOf(next.offer)).toBe(boardsOf(both.offer));
  });

  it('a board that shows another line closes none of the fixture', () => {
    const both = makeBoth();
    const fixtureId = id;
    const closed = { kind: 'marketStatus', fixtureId, marketIds: [`${id}.2.300`], status: 3 };
    const other = { kind: 'market', fixtureId, market: over(250) };
    const next = apply(both, delta(topic, 3, other), delta(board, 4, other, closed));
    const totals = (markets: readonly { id: string; status: number }[] = []) =>
      markets.filter((market) => market.id.startsWith(`${id}.2.`)).map(({ status }) => status);
    expect(totals(boardsOf(next.offer)[board]?.fixtures[id]?.markets)).toEqual([3, 1]);
    expect(totals(detailsOf(next.offer)[id]?.fixture.markets)).toEqual([1, 1]);
  });

  it('redraws no board for a market that only the fixture offers', () => {
    const both = makeBoth();
    const next = apply(both, delta(topic, 3, { kind: 'market', fixtureId: id, market: over(350) }));
    expect(boardsOf(next.offer)[board]).toBe(boardsOf(both.offer)[board]);
    expect(detailsOf(next.offer)[id]?.fixture.markets).toHaveLength(4);
  });

  it('redraws no board when the fixture topic comes or goes', () => {
    const alone = apply(emptyWorld([board]), snapshot(board, 1, makeBoardDto()));
    const boards = boardsOf(alone.offer);
    const both = apply(followTopics(alone, [board, topic]), snapshot(topic, 2, detail()));
    expect(boardsOf(both.offer)).toBe(boards);
    expect(boardsOf(followTopics(both, [board]).offer)).toBe(boards);
  });

  it('loses with the fixture topic what only that offered, prices included', () => {
    const both = makeBoth();
    const wide = apply(both, delta(topic, 3, { kind: 'market', fixtureId: id, market: over(350) }));
    expect(oddsOf(wide, `${id}.2.350.Over`)).toBe(190);
    const left = followTopics(wide, [board]);
    expect(Object.keys(left.offer.markets[id] ?? {})).toHaveLength(3);
    expect(oddsOf(left, `${id}.2.350.Over`)).toBeUndefined();
    expect(oddsOf(left)).toBe(172);
    const none = followTopics(left, []);
    expect(none.offer).toEqual(emptyWorld().offer);
    expect(none.quotes.map.size).toBe(0);
  });
});

describe('the order of messages', () => {
  const known = () => apply(emptyWorld([board, topic]), snapshot(board, 1, makeBoardDto()));

  it('of one frame is that of their numbers, whatever topic they are of', () => {
    const fresh = makeFixtureDto({ markets: [{ typeId: 1, odds: { 1: 150, X: 385, 2: 460 } }] });
    const frame = {
      snapshots: [{ topic, seq: 9, data: detail(fresh) }],
      deltas: [{ topic: board, seq: 5, changes: [odds(180)] }],
    };
    expect(oddsOf(reduceOffer(known(), frame))).toBe(150);
    const later = { ...frame, deltas: [{ topic: board, seq: 10, changes: [odds(181)] }] };
    expect(oddsOf(reduceOffer(known(), later))).toBe(181);
  });

  it('an answer adds what is not known and changes nothing that is', () => {
    const streamed = apply(known(), delta(board, 2, odds(180)));
    const answer = {
      topic,
      data: detail(
        makeFixtureDto({
          markets: [
            { typeId: 1, odds: { 1: 100, X: 385, 2: 460 } },
            { typeId: 2, line: 350, odds: { Over: 250, Under: 150 } },
          ],
        }),
      ),
    };
    const next = addAnswer(streamed, [answer]);
    expect([oddsOf(next), oddsOf(next, `${id}.2.350.Over`)]).toEqual([180, 250]);
    expect(addAnswer(next, [{ ...answer, data: detail() }])).toBe(next);
    const released = followTopics(streamed, [board]);
    expect(addAnswer(released, [answer])).toBe(released);
  });

  it('prices alone leave everything else the same object', () => {
    const before = known();
    const after = apply(before, delta(board, 2, odds(180)));
    expect(after.offer).toBe(before.offer);
    expect(after.quotes).not.toBe(before.quotes);
    expect(apply(after, delta(board, 3, odds(180)))).toBe(after);
  });

  it('a snapshot in another order is another order', () => {
    const [one, two] = ['sample00one1', 'sample00two2'].map((name) => makeFixtureDto({ id: name }));
    if (!one || !two) throw new Error('no fixtures');
    const next = apply(
      emptyWorld([board]),
      snapshot(board, 1, makeBoardDto({ fixtures: [one, two] })),
      snapshot(board, 2, makeBoardDto({ fixtures: [two, one] })),
    );
    expect(fixturesOf(next.offer, board)?.map((fixture) => fixture.id)).toEqual([two.id, one.id]);
  });
});

it('a pick is closed only by the topic of its own fixture', () => {
  const pick = { fixtureId: id, marketId: `${id}.2.350`, selectionId: `${id}.2.350.Over` };
  const onBoard = apply(emptyWorld([board, topic]), snapshot(board, 1, makeBoardDto()));
  expect(pickOffers(onBoard, [pick])).toEqual({});
  const known = apply(onBoard, snapshot(topic, 2, detail()));
  expect(pickOffers(known, [pick])[pick.selectionId]).toMatchObject({ status: 3, odds: null });
});

describe('a pick whose line takes no bets', () => {
  const pickOf = (line: number) => ({
    fixtureId: id,
    marketId: `${id}.2.${line}`,
    selectionId: `${id}.2.${line}.Over`,
  });
  const wide = apply(
    emptyWorld([topic]),
    snapshot(topic, 1, detail()),
    delta(
      topic,
      2,
      ...[200, 400, 500].map((line) => ({ kind: 'market', fixtureId: id, market: over(line) })),
    ),
  );
  const withStatus = (status: number, ...lines: number[]) => {
    const marketIds = lines.map((line) => `${id}.2.${line}`);
    return apply(wide, delta(topic, 3, { kind: 'marketStatus', fixtureId: id, marketIds, status }));
  };
  const movedTo = (world: World, line: number) => {
    const pick = pickOf(line);
    return pickOffers(world, [pick])[pick.selectionId]?.moved;
  };

  it('is offered at the nearest line that does', () => {
    const to = { selectionId: `${id}.2.400.Over`, marketId: `${id}.2.400`, line: 400, odds: 190 };
    expect(movedTo(withStatus(3, 500), 500)).toEqual({ ...to, offerScore: null });
    expect(movedTo(withStatus(2, 500), 500)?.line).toBe(400);
    expect(movedTo(withStatus(2, 500, 400), 500)?.line).toBe(300);
  });

  it('is not while its own line does, or no line does', () => {
    expect(movedTo(wide, 500)).toBeNull();
    expect(movedTo(withStatus(2, 200, 300, 400, 500), 500)).toBeNull();
  });

  it('and a market without lines has none to move to', () => {
    const closed = { kind: 'marketStatus', fixtureId: id, marketIds: [`${id}.1._`], status: 2 };
    const pick = { fixtureId: id, marketId: `${id}.1._`, selectionId: win };
    expect(pickOffers(apply(wide, delta(topic, 3, closed)), [pick])[win]?.moved).toBeNull();
  });
});

// What docs/architecture.md promises: a new kind of topic is a line that says who belongs to it, and a selector.
describe('a new kind of topic, the list of matches in play', () => {
  interface InPlayDto {
    groups: { league: Dto<'League'>; matches: Dto<'Fixture'>[] }[];
  }
  const kinds = {
    ...membership,
    'in-play': readsContents(
      (data): data is InPlayDto => 'groups' in data,
      ({ groups }) => ({
        leagues: groups.map(({ league }) => league),
        fixtures: groups.flatMap(({ matches }) => matches),
      }),
    ),
  };
  const list = 'in-play:football';
  const state: InPlayDto = {
    groups: [{ league: makeLeagueDto(), matches: [makeFixtureDto({ status: 2 })] }],
  };
  const first = reduceOffer(emptyWorld([list]), snapshot(list, 1, state), kinds);

  it('is read, follows every change and is forgotten', () => {
    expect(fixturesOf(first.offer, list)?.map(({ home }) => home)).toEqual(['아스널']);
    const added = makeFixtureDto({ id: 'sample00next', home: '첼시' });
    const changes = [{ kind: 'fixture', league: makeLeagueDto(), fixture: added }, odds(190)];
    const next = reduceOffer(first, delta(list, 2, ...changes), kinds);
    expect(fixturesOf(next.offer, list)?.map(({ home }) => home)).toEqual(['아스널', '첼시']);
    expect(oddsOf(next)).toBe(190);
    expect(followTopics(next, []).offer).toEqual(emptyWorld().offer);
  });

  it('that is not in the list is no offer', () => {
    expect(contentsOf(membership, list, state)).toBeNull();
    expect(contentsOf(membership, board, state)).toBeNull();
    expect(reduceOffer(emptyWorld([list]), snapshot(list, 1, state)).offer.topics).toEqual({});
  });
});
