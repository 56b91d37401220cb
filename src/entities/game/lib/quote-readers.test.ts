import { expect, it, vi } from 'vitest';
import { listenToQuote, tellReaders } from './quote-readers';
import type { Quote } from './quotes';

it('tells the readers of a changed price only, until they leave', () => {
  const prices = new Map<string, Quote>();
  const [one, twin, other] = [vi.fn(), vi.fn(), vi.fn()];
  const leave = listenToQuote(prices, 'a', one);
  listenToQuote(prices, 'a', twin);
  listenToQuote(prices, 'b', other);
  tellReaders(prices, ['a', 'unread']);
  expect([one, twin, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  leave();
  tellReaders(prices, ['a', 'b']);
  expect([one, twin, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1]);
});

it('keeps the prices of two scopes apart', () => {
  const [mine, yours] = [new Map<string, Quote>(), new Map<string, Quote>()];
  const reader = vi.fn();
  listenToQuote(mine, 'a', reader);
  tellReaders(yours, ['a']);
  expect(reader).not.toHaveBeenCalled();
});
