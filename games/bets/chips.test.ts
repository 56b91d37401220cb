import { describe, expect, it } from 'vitest';
import { chipAmounts, type ChipsAction, chipsOf, noChips } from './chips.ts';

interface Bet {
  on: string;
  amount: number;
}

const reduce = chipsOf<Bet>(({ on }) => on);
const lay = (on: string, amount: number): ChipsAction<Bet> => ({
  type: 'placed',
  bet: { on, amount },
});
const stepped = (...actions: ChipsAction<Bet>[]) => actions.reduce(reduce, noChips<Bet>());

describe('chips on a table', () => {
  it('add up where they lie on the same bet', () => {
    expect(stepped(lay('red', 1000), lay('17', 500), lay('red', 5000)).bets).toEqual([
      { on: 'red', amount: 6000 },
      { on: '17', amount: 500 },
    ]);
  });

  it('are taken back step by step, clearing among the steps', () => {
    const steps = [lay('red', 1000), lay('17', 500), { type: 'cleared' }] as const;
    const undo = { type: 'undone' } as const;
    expect(stepped(...steps).bets).toEqual([]);
    expect(stepped(...steps, undo).bets).toHaveLength(2);
    expect(stepped(...steps, undo, undo).bets).toEqual([{ on: 'red', amount: 1000 }]);
    expect(stepped(...steps, undo, undo, undo, undo).bets).toEqual([]);
  });

  it('are gone when the round begins, and can be laid again', () => {
    const played = stepped(lay('red', 1000), { type: 'played' });
    expect(played).toMatchObject({ bets: [], before: [] });
    const again = reduce(reduce(played, lay('17', 500)), { type: 'repeated' });
    expect(again.bets).toEqual([{ on: 'red', amount: 1000 }]);
    expect(reduce(again, { type: 'undone' }).bets).toEqual([{ on: '17', amount: 500 }]);
  });

  it('have nothing to repeat or to clear at first', () => {
    const start = noChips<Bet>();
    expect(reduce(start, { type: 'repeated' })).toBe(start);
    expect(reduce(start, { type: 'cleared' })).toBe(start);
    expect(reduce(start, { type: 'undone' })).toBe(start);
  });
});

it.each([
  [1000, 1_000_000, [1000, 5000, 10_000, 100_000]],
  [1000, 50_000, [1000, 5000, 10_000]],
  [100, 10_000, [100, 500, 1000, 10_000]],
])('chips of a table from %i to %i', (minStake, maxStake, amounts) => {
  expect(chipAmounts({ minStake, maxStake })).toEqual(amounts);
});
