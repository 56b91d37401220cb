import { expect, it } from 'vitest';
import { formatKst, kstInstant } from '@/shared/lib/format';
import { barLabel, profitChart } from './profit-bars';

const at = (day: string) => kstInstant(`${day} 00:00:00`);
const now = kstInstant('2026-11-22 18:18:07');
const dayMs = 86_400_000;

/** A bet of 1 that pays 3 on each day. */
function everyDay(first: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    day: at(first) + index * dayMs,
    stake: 1,
    payout: 3,
  }));
}

const labelsOf = (chart: ReturnType<typeof profitChart>) =>
  chart.bars.map((_, index) => barLabel(chart, index));

it('has a bar for each day of the period, days without bets included', () => {
  const days = [
    { day: at('2026-11-17'), stake: 100, payout: 350 },
    { day: at('2026-11-20'), stake: 500, payout: 0 },
  ];
  const chart = profitChart(days, at('2026-11-16'), now);
  expect(chart.unit).toBe('day');
  expect(chart.bars.map(({ profit }) => profit)).toEqual([0, 250, 0, 0, -500, 0, 0]);
  expect(chart.bars.map(({ height }) => height)).toEqual([0, 0.5, 0, 0, -1, 0, 0]);
  expect(
    labelsOf(chart)
      .map(({ text }) => text)
      .join(''),
  ).toBe('월화수목금토일');
  expect(labelsOf(chart).some(({ isMinor }) => isMinor)).toBe(false);
});

it('puts more than 31 days into weeks from Monday, the first and the last as long as the period', () => {
  const { unit, bars } = profitChart(everyDay('2026-10-22', 32), at('2026-10-22'), now);
  expect(unit).toBe('week');
  expect(bars.map(({ from, to }) => [formatKst(from, 'M.D dd'), formatKst(to, 'M.D dd')])).toEqual([
    ['10.22 목', '10.25 일'],
    ['10.26 월', '11.1 일'],
    ['11.2 월', '11.8 일'],
    ['11.9 월', '11.15 일'],
    ['11.16 월', '11.22 일'],
  ]);
  expect(bars.map(({ profit }) => profit)).toEqual([8, 14, 14, 14, 14]);
});

it('puts more than 30 weeks into months', () => {
  const { unit, bars } = profitChart(everyDay('2025-12-31', 327), at('2025-12-31'), now);
  expect(unit).toBe('month');
  expect(bars.map(({ from, profit }) => `${formatKst(from, 'YY.M.D')} ${profit}`)).toEqual([
    '25.12.31 2',
    '26.1.1 62',
    '26.2.1 56',
    '26.3.1 62',
    '26.4.1 60',
    '26.5.1 62',
    '26.6.1 60',
    '26.7.1 62',
    '26.8.1 62',
    '26.9.1 60',
    '26.10.1 62',
    '26.11.1 44',
  ]);
});

it.each([1, 7, 31, 32, 60, 210, 211, 400])('loses nothing of %d days', (count) => {
  const first = formatKst(now - (count - 1) * dayMs, 'YYYY-MM-DD');
  const days = everyDay(first, count);
  for (const from of [at(first), undefined]) {
    const { bars } = profitChart(days, from, now);
    expect(bars.length).toBeLessThanOrEqual(31);
    expect(bars.reduce((sum, { profit }) => sum + profit, 0)).toBe(2 * count);
    expect(bars.at(-1)?.to).toBe(at('2026-11-22'));
  }
});

it('begins with the first bet where the period begins long before', () => {
  const { bars } = profitChart(everyDay('2026-10-30', 5), at('1990-01-01'), now);
  expect(bars.map(({ profit }) => profit)).toEqual([4, 6]);
});

it('dates six of the bars, and half of those where the chart is narrow', () => {
  const labels = labelsOf(profitChart([], at('2026-10-24'), now));
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
  expect(profitChart([], undefined, now).bars).toEqual([]);
});
