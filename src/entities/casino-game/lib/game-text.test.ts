import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { limitsText, playedText, shortUntilText, untilText } from './game-text';
import { rtpText } from './words';

it.each([
  [200, 200_000, 'KRW', '200–20만'],
  [1_000, 1_000_000, 'KRW', '1,000–100만'],
  [10_000, 25_500, 'KRW', '1만–25,500'],
  [100, 10_000, 'USD', '$1.00–$100.00'],
] as const)('stakes from %i to %i %s are %s', (minStake, maxStake, currency, text) => {
  expect(limitsText({ minStake, maxStake }, currency)).toBe(text);
});

const now = kstInstant('2026-11-21 18:43:00');

it.each([
  ['2026-11-21 18:43:30', '방금'],
  ['2026-11-21 18:31:00', '12분 전'],
  ['2026-11-21 00:10:00', '18시간 전'],
  ['2026-11-20 22:40:00', '어제 22:40'],
  ['2026-11-19 10:00:00', '11.19 목'],
  ['2026-10-02 10:00:00', '10.02 금'],
])('what was played at %s was played %s', (at, text) => {
  expect(playedText(kstInstant(at), now)).toBe(text);
});

it.each([
  ['2026-11-22 05:00:00', '11.22 05:00까지', '점검 ~05:00'],
  ['2026-11-24 05:00:00', '11.24 05:00까지', '점검 ~11.24'],
])('a maintenance that ends at %s lasts %s, in short %s', (until, text, short) => {
  expect(untilText(kstInstant(until))).toBe(text);
  expect(shortUntilText(kstInstant(until), now)).toBe(short);
});

it.each([
  [9620, '96.20%'],
  [9730, '97.30%'],
  [9005, '90.05%'],
])('%i hundredths of a percent are %s', (hundredths, text) => {
  expect(rtpText(hundredths)).toBe(text);
});
