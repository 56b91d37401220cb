import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { barLabel, dayBarsOf } from './day-bars';

const at = (day: string) => kstInstant(`${day} 00:00:00`);
const now = kstInstant('2026-11-22 18:18:07');

it('has a bar for each day of the period, days without bets included', () => {
  const days = [
    { day: at('2026-11-17'), stake: 100, payout: 350 },
    { day: at('2026-11-20'), stake: 500, payout: 0 },
  ];
  const bars = dayBarsOf(days, at('2026-11-16'), now);
  expect(bars.map(({ profit }) => profit)).toEqual([0, 250, 0, 0, -500, 0, 0]);
  expect(bars.map(({ height }) => height)).toEqual([0, 0.5, 0, 0, -1, 0, 0]);
  const labels = bars.map((bar, index) => barLabel(bar, index, bars.length));
  expect(labels.map(({ text }) => text).join('')).toBe('월화수목금토일');
  expect(labels.some(({ isMinor }) => isMinor)).toBe(false);
});

it('puts several days into one bar where there are many, and loses none', () => {
  const first = at('2026-01-01');
  const days = Array.from({ length: 326 }, (_, index) => ({
    day: first + index * 86_400_000,
    stake: 1,
    payout: 3,
  }));
  const bars = dayBarsOf(days, undefined, now);
  expect(bars.length).toBeLessThanOrEqual(31);
  expect(bars.reduce((sum, { profit }) => sum + profit, 0)).toBe(652);
});

it('dates six of the bars, and half of those where the chart is narrow', () => {
  const bars = dayBarsOf([], at('2026-10-24'), now);
  const labels = bars.map((bar, index) => barLabel(bar, index, bars.length));
  const dated = labels.filter(({ text }) => text !== '');
  expect(dated.map(({ text }) => text)).toEqual([
    '10.24',
    '10.29',
    '11.3',
    '11.8',
    '11.13',
    '11.18',
  ]);
  expect(dated.map(({ isMinor }) => isMinor)).toEqual([false, true, false, true, false, true]);
});

it('is empty without a first day', () => {
  expect(dayBarsOf([], undefined, now)).toEqual([]);
});
