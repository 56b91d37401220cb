import { describe, expect, it } from 'vitest';
import type { PlayedRound } from '#rules/casino/types.ts';
import type { Opened, RoundAnswer } from '../lib/api.ts';
import {
  canPlay,
  isGain,
  type PlayAction,
  type PlayState,
  reducePlay,
  startOf,
} from './play-state.ts';

const fair = { commitment: 'ab'.repeat(32), clientSeed: 'seed', nonce: 3 };

function makeRound(number: number, own: Partial<PlayedRound> = {}): PlayedRound {
  return {
    id: `r${number}`,
    number,
    bets: [{ kind: 'lines', amount: 2000 }],
    stake: 2000,
    won: 0,
    result: { game: 'crane', stops: [0, 0, 0, 0, 0] },
    at: 1,
    fair: { ...fair, serverSeed: 'cd'.repeat(32) },
    ...own,
  };
}

function makeOpened(own: Partial<Opened> = {}): Opened {
  return {
    playId: 'p',
    gameId: 'hanpan-crane',
    game: 'crane',
    currency: 'KRW',
    balance: 10_000,
    minStake: 1000,
    maxStake: 100_000,
    cycleMs: 2500,
    fair,
    waitMs: 0,
    rounds: [],
    resumed: null,
    ...own,
  };
}

const answer: RoundAnswer = {
  round: makeRound(7, { won: 6000 }),
  balance: 14_000,
  fair: { ...fair, nonce: 4 },
  waitMs: 2500,
};

const stepped = (state: PlayState, ...actions: PlayAction[]): PlayState =>
  actions.reduce(reducePlay, state);

describe('a game that is opened', () => {
  it('shows the newest round, and may not begin before the time between two is over', () => {
    const rounds = [makeRound(6), makeRound(5)];
    const state = startOf(makeOpened({ rounds, waitMs: 1500 }), 1000);
    expect(state).toMatchObject({ phase: 'ready', shown: rounds[0], isResumed: false });
    expect([2499, 2500].map((now) => canPlay(state, now))).toEqual([false, true]);
  });

  it('shows the round that was interrupted first', () => {
    const resumed = makeRound(6, { won: 4000 });
    const state = startOf(makeOpened({ rounds: [resumed, makeRound(5)], resumed }), 0);
    expect(state).toMatchObject({ shown: resumed, isResumed: true });
    expect(
      stepped(state, { type: 'requested' }, { type: 'answered', answer, now: 0 }).isResumed,
    ).toBe(false);
  });
});

describe('a round', () => {
  const start = startOf(makeOpened(), 0);
  const shown = stepped(start, { type: 'requested' }, { type: 'answered', answer, now: 100 });

  it('takes the stake when it begins and shows what it pays back when it has been shown', () => {
    expect(shown).toMatchObject({ phase: 'showing', balance: 8000, rounds: [], fair });
    expect(stepped(shown, { type: 'shown' })).toMatchObject({
      phase: 'ready',
      balance: 14_000,
      rounds: [answer.round],
      fair: answer.fair,
    });
  });

  it('may be followed by another when it has been shown and the time is over', () => {
    expect(canPlay(shown, 99_999)).toBe(false);
    const ended = stepped(shown, { type: 'shown' });
    expect([2599, 2600].map((now) => canPlay(ended, now))).toEqual([false, true]);
  });

  it('is kept once, and ten of them', () => {
    const rounds = Array.from({ length: 10 }, (_, back) => makeRound(7 - back));
    const ended = stepped(
      startOf(makeOpened({ rounds }), 0),
      { type: 'answered', answer, now: 0 },
      { type: 'shown' },
    );
    expect(ended.rounds.map(({ number }) => number)).toEqual([7, 6, 5, 4, 3, 2, 1, 0, -1, -2]);
    expect(ended.rounds[0]?.won).toBe(6000);
  });

  it('whose answer got lost holds everything until one comes', () => {
    const lost = stepped(start, { type: 'requested' }, { type: 'lost' });
    expect(lost).toMatchObject({ phase: 'checking', balance: 10_000 });
    expect(canPlay(lost, 99_999)).toBe(false);
    expect(stepped(lost, { type: 'answered', answer, now: 0 }).phase).toBe('showing');
  });

  it('that is refused leaves all as it was and says why, until the next is requested', () => {
    const refusal = { code: 'INSUFFICIENT_FUNDS', title: '보유머니가 부족합니다.' };
    const refused = stepped(start, { type: 'requested' }, { type: 'refused', refusal, now: 0 });
    expect(refused).toMatchObject({ phase: 'ready', balance: 10_000, refusal });
    expect(canPlay(refused, 0)).toBe(true);
    expect(stepped(refused, { type: 'requested' }).refusal).toBeNull();
  });

  it('that is refused by the wallet has used up its seed: the next is another', () => {
    const next = { ...fair, nonce: 4 };
    const refusal = { code: 'LIMIT', title: '한도를 확인해주세요.', fair: next };
    expect(stepped(start, { type: 'refused', refusal, now: 0 }).fair).toEqual(next);
  });

  it('that comes too early waits as long as the refusal says', () => {
    const refusal = { code: 'TOO_FAST', title: '잠시 후 다시 눌러주세요.', waitMs: 800 };
    const refused = stepped(start, { type: 'requested' }, { type: 'refused', refusal, now: 100 });
    expect([899, 900].map((now) => canPlay(refused, now))).toEqual([false, true]);
  });
});

it.each([
  [0, false],
  [1999, false],
  [2000, false],
  [2001, true],
])('a return of %i for 2000 is a gain: %s', (won, expected) => {
  expect(isGain(makeRound(1, { won }))).toBe(expected);
});
