import { expect, test } from 'vitest';
import { type CancelFixture, cancelUntil } from './cancel.ts';
import vectors from './vectors/cancel.json' with { type: 'json' };

const minutes = (count: number) => count * 60_000;

test.each(vectors.cases)('cancelling ends: $title', ({ placedAt, fixtures, until }) => {
  const inMs = fixtures.map(({ startsAt, status }) => ({ startsAt: minutes(startsAt), status }));
  const end = cancelUntil(minutes(placedAt), inMs as CancelFixture[]);
  expect(end).toBe(until === null ? null : minutes(until));
});
