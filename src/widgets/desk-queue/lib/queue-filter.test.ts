import { expect, it } from 'vitest';
import { makeDeskRequest, makeSignup, makeWithdrawal } from '@/entities/desk-request/testing';
import { isWithin, type QueueFilter, wholeQueue } from './queue-filter';

const deposit = makeDeskRequest();
const withdrawal = makeWithdrawal();
const marked = makeWithdrawal({ history: { count: 0, amount: 0, marks: ['first'] } });
const dollars = makeWithdrawal({
  money: withdrawal.money && { ...withdrawal.money, amount: 49_999, currency: 'USD' },
});
const all = { deposit, withdrawal, marked, dollars, signup: makeSignup() };

it.each<[Partial<QueueFilter>, string[]]>([
  [{}, ['deposit', 'withdrawal', 'marked', 'dollars', 'signup']],
  [{ amount: 'most' }, ['deposit']],
  [{ amount: 'small' }, ['withdrawal', 'marked', 'dollars']],
  [{ bonus: 'dayFirst' }, ['deposit']],
  [{ level: 5 }, []],
  [{ level: 4, isFlagged: true }, ['deposit', 'marked']],
])('shows with %j %j', (part, names) => {
  const shown = Object.entries(all).filter(([, one]) => isWithin(one, { ...wholeQueue, ...part }));
  expect(shown.map(([name]) => name)).toEqual(names);
});
