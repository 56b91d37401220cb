import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { momentText } from './moment-text';

const bottom = { number: 7, half: 'bottom' } as const;
const game = (points: Dto<'Score'>, gamePoints: Dto<'Score'> | undefined): Dto<'FixtureClock'> => ({
  period: '2',
  minute: null,
  detail: { kind: 'sets', points, ...(gamePoints && { gamePoints }), server: 'away' },
});
const innings = (outs: number, bases: number[]): Dto<'FixtureClock'> => ({
  period: '7',
  minute: null,
  inning: bottom,
  detail: { kind: 'innings', outs, bases },
});

it.each<[Dto<'Sport'>, Dto<'FixtureClock'> | null, string]>([
  ['football', { period: '10', minute: 23, detail: { kind: 'minutes', injury: 0 } }, '전반 23′'],
  ['football', { period: '10', minute: 45, detail: { kind: 'minutes', injury: 2 } }, '전반 45+2′'],
  ['football', { period: '20', minute: 63 }, '후반 63′'],
  ['football', { period: '80', minute: 45 }, '하프타임'],
  [
    'basketball',
    { period: '3', minute: null, detail: { kind: 'countdown', secondsLeft: 252 } },
    '3쿼터 04:12',
  ],
  ['baseball', innings(2, [1, 3]), '7회말 2사 1·3루'],
  ['baseball', innings(0, []), '7회말 무사'],
  ['baseball', innings(1, [1, 2, 3]), '7회말 1사 만루'],
  ['baseball', innings(3, []), '7회말 종료'],
  [
    'volleyball',
    {
      period: '2',
      minute: null,
      detail: { kind: 'sets', points: { home: 24, away: 22 }, server: 'home' },
    },
    '2세트 24:22',
  ],
  ['tennis', game({ home: 5, away: 4 }, { home: 40, away: 30 }), '2세트 5:4 · 40:30'],
  ['tennis', game({ home: 5, away: 4 }, { home: 40, away: 50 }), '2세트 5:4 · 40:어드'],
  // Of a tie-break these are its points.
  ['tennis', game({ home: 6, away: 6 }, { home: 12, away: 11 }), '2세트 6:6 · 12:11'],
  ['tennis', game({ home: 5, away: 4 }, undefined), '2세트 5:4'],
  ['e-sports', { period: '3', minute: 18, detail: { kind: 'maps', map: 3 } }, '3세트 18′'],
  ['football', null, ''],
])('in %s at %o is %s', (sport, clock, words) => {
  expect(momentText(sport, clock)).toBe(words);
});
