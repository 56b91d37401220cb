import { describe, expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { isOddsChange } from '#contract/checks.gen.ts';
import { parseMessage } from './messages';
import { boardChanges, deskChanges } from './schemas';

const price = { id: 's7k3m2qa.1._.1', odds: 195, status: 1 };
const odds = (...selections: unknown[]) => [{ kind: 'odds', selections }];
const removal = { kind: 'remove', fixtureId: 's7k3m2qa' };
const parse = (topic: string, changes: unknown) =>
  parseMessage('delta', JSON.stringify({ topic, seq: 2, prevSeq: 1, at: 1, changes }));

const areOddsChanges = (changes: unknown) => Array.isArray(changes) && changes.every(isOddsChange);

describe('the check of prices', () => {
  it.each([
    ['a price', odds(price), true],
    ['a suspended and a closed one', odds({ ...price, status: 2 }, { ...price, status: 3 }), true],
    ['nothing', [], true],
    ['a price without id', odds({ ...price, id: 7 }), false],
    ['a fraction', odds({ ...price, odds: 1.95 }), false],
    ['text', odds({ ...price, odds: '195' }), false],
    ['less than the stake back', odds({ ...price, odds: 99 }), false],
    ['an unknown status', odds({ ...price, status: 4 }), false],
    ['one wrong among right ones', odds(price, null), false],
    ['no list of selections', [{ kind: 'odds' }], false],
    ['no change at all', [null], false],
    ['no list', { kind: 'odds', selections: [price] }, false],
  ])('says of %s what the schema says', (_name, changes, isRight) => {
    expect(areOddsChanges(changes)).toBe(isRight);
    expect(boardChanges.safeParse(changes).success).toBe(isRight);
  });

  it('leaves other changes to the schema, prices beside them included', () => {
    const changes = [...odds(price), removal];
    expect(areOddsChanges(changes)).toBe(false);
    expect(parse('board:football:cross', changes)).toMatchObject({ type: 'delta', changes });
  });
});

/** The contract's words, all of them: the compiler asks for one that is added there. */
const kinds = {
  signup: true,
  deposit: true,
  withdrawal: true,
  adjustment: true,
  setting: true,
  settlement: true,
  tetherDeposit: true,
  couponIssue: true,
} satisfies Record<Dto<'DeskRequestChange'>['type'], true>;
const states = {
  applied: true,
  requested: true,
  checking: true,
  awaiting_second: true,
  approved: true,
  paid: true,
  rejected: true,
  cancelled: true,
  expired: true,
  reversed: true,
  failed: true,
  waiting: true,
  confirming: true,
  partial: true,
  late: true,
  reviewing: true,
  credited: true,
} satisfies Record<Dto<'DeskRequestChange'>['state'], true>;

describe('the check of what became of requests', () => {
  const change = {
    kind: 'request',
    id: 'req_1',
    lockedBy: null,
    lockedUntil: null,
    actor: 'mem_1',
  };
  const isRight = (part: object) => deskChanges.safeParse([{ ...change, ...part }]).success;

  it.each(Object.keys(kinds))('knows the kind %s', (type) => {
    expect(isRight({ type, state: 'requested' })).toBe(true);
    expect(isRight({ type: `${type}s`, state: 'requested' })).toBe(false);
  });

  it.each(Object.keys(states))('knows the state %s', (state) => {
    expect(isRight({ type: 'deposit', state })).toBe(true);
  });
});

it('knows what corrected results left to be paid', () => {
  const change = { kind: 'debt', betId: 'bet_1', memberId: 'mem_1', owed: 15_000 };
  expect(deskChanges.safeParse([change]).success).toBe(true);
  expect(deskChanges.safeParse([{ ...change, owed: 0.5 }]).success).toBe(false);
});

describe('a delta of prices', () => {
  it('is read for boards, leagues and fixtures, and for no other topic', () => {
    const changes = odds(price);
    expect(parse('board:football:cross', changes)).toMatchObject({ seq: 2, prevSeq: 1, changes });
    expect(parse('fixture:s7k3m2qa', changes)).toMatchObject({ changes });
    expect(parse('league:fb-kr-k1', changes)).toMatchObject({ changes });
    expect(parse('leagues', changes)).toBeNull();
    expect(parse('site', changes)).toBeNull();
  });

  it('is refused whole when one price is wrong', () => {
    expect(parse('board:football:cross', odds(price, { ...price, odds: 0 }))).toBeNull();
  });
});

it('reads the ranking of a tournament, and refuses a wrong one', () => {
  const rank = {
    rank: 1,
    nickname: '달빛**',
    level: 11,
    score: 4_821,
    bets: 10,
    points: 3_000_000,
  };
  const changes = (one: object) => [{ kind: 'ranking', players: 312, ranking: [one] }];
  const right = changes({ ...rank, isMine: false });
  expect(parse('tournament:7', right)).toMatchObject({ changes: right });
  expect(parse('tournament:7', changes(rank))).toBeNull();
  expect(parse('site', right)).toBeNull();
});

it('reads the fixtures of a league, the list of leagues and their numbers', () => {
  const league = { id: 'fb-kr-k1', sport: 'football', name: 'K리그1', country: 'kr', order: 6 };
  const state = (topic: string, data: unknown) =>
    parseMessage('snapshot', JSON.stringify({ topic, seq: 2, at: 1, data }));
  const list = { leagues: [{ league, fixtures: 3 }] };
  expect(state('league:fb-kr-k1', { league, fixtures: [] })).toMatchObject({ seq: 2 });
  expect(state('leagues', list)).toMatchObject({ data: list });
  expect(state('leagues', { leagues: [{ league, fixtures: 0.5 }] })).toBeNull();
  const changes = [{ kind: 'league', league, fixtures: 0 }];
  expect(parse('leagues', changes)).toMatchObject({ changes });
  expect(parse('league:fb-kr-k1', changes)).toBeNull();
});
