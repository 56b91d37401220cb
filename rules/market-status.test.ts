import { expect, it } from 'vitest';
import { isClosed, isOpen, isSuspended, MARKET_STATUS, stricterStatus } from './market-status.ts';

const { open, suspended, closed } = MARKET_STATUS;

it.each([
  [isOpen, open],
  [isSuspended, suspended],
  [isClosed, closed],
])('%o holds for status %i alone', (is, status) => {
  expect(Object.values(MARKET_STATUS).filter(is)).toEqual([status]);
});

it.each([
  [open, open, open],
  [open, suspended, suspended],
  [closed, open, closed],
  [suspended, closed, closed],
])('a market of status %i with a selection of %i counts as %i', (market, selection, status) => {
  expect(stricterStatus(market, selection)).toBe(status);
});
