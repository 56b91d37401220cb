import { expect, it } from 'vitest';
import { createManualClock } from '../../lib/clock.ts';
import { createSiteParts } from '../../lib/site-parts.ts';
import { createFeedGauges } from './feed-gauges.ts';

const NOW = 1_715_400_000_000;
const STATUS: Record<string, number> = { soon: 1, running: 2, over: 3 };
const statusOf = (fixtureId: string) => STATUS[fixtureId];

function open() {
  const clock = createManualClock(NOW);
  const parts = createSiteParts(clock);
  const gauges = createFeedGauges(parts, clock);
  const read = () =>
    parts
      .read(0)
      .slice(0, 3)
      .map(({ name, state, lagMs }) => [name, state, lagMs]);
  return { clock, gauges, read };
}

it('tells prices from what is in play, and what came late', () => {
  const { gauges, read } = open();
  const updates = [
    { at: NOW - 1_400, fixtureId: 'soon' },
    { at: NOW - 1_500, fixtureId: 'running' },
    { at: NOW, fixtureId: 'forgotten' },
  ];
  gauges.applied(updates, statusOf);
  expect(read()).toEqual([
    ['odds', 'ok', 1_400],
    ['live', 'slow', 1_500],
    ['results', 'idle', null],
  ]);
});

it('counts a result when its bets are settled, once', () => {
  const { clock, gauges, read } = open();
  gauges.applied([{ at: NOW, fixtureId: 'over', status: 3 }], statusOf);
  clock.set(NOW + 800);
  gauges.settled('over');
  clock.set(NOW + 60_000);
  gauges.settled('over');
  expect(read()[2]).toEqual(['results', 'ok', 800]);
});

it('is down until something could be stored', () => {
  const { gauges, read } = open();
  gauges.failed();
  expect(read().map(([, state]) => state)).toEqual(['down', 'down', 'down']);
  gauges.applied([], statusOf);
  expect(read().map(([, state]) => state)).toEqual(['idle', 'idle', 'idle']);
});
