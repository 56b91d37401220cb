import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { timelineOf } from './timeline';

const teams = { home: '울산 HD', away: '전북 현대' };
const common = (number: number, clock: Dto<'FixtureClock'>) => ({ number, at: number, clock });
const score = (
  number: number,
  clock: Dto<'FixtureClock'>,
  side: 'home' | 'away',
  points = 1,
): Dto<'MatchEvent'> => ({
  ...common(number, clock),
  kind: 'score',
  side,
  points,
  score: { home: number, away: 0 },
});
const textsOf = (sport: Dto<'Sport'>, events: Dto<'MatchEvent'>[]) =>
  timelineOf(events, sport, teams).map(({ time, text }) => `${time} ${text}`);

it('names who scored a goal, and whose own goal it was', () => {
  const clock = { period: '10', minute: 23 };
  const goalOf = (number: number, name: string, isOwnGoal: boolean): Dto<'MatchEvent'> => ({
    ...common(number, clock),
    kind: 'score',
    side: 'home',
    points: 1,
    score: { home: number, away: 0 },
    scorer: { participant: { id: 'p1', name, kind: 'player' }, isOwnGoal },
  });
  const events = [goalOf(1, '손흥민', false), goalOf(2, "Ciarán O'Neill", true)];
  expect(textsOf('football', events)).toEqual([
    "전반 23′ 울산 HD 골 · Ciarán O'Neill(자책골)",
    '전반 23′ 울산 HD 골 · 손흥민',
  ]);
});

it('lists a football match from its end', () => {
  const half = { period: '10', minute: 23 };
  const events: Dto<'MatchEvent'>[] = [
    { ...common(1, { period: '10', minute: 1 }), kind: 'start', side: null },
    { ...common(2, half), kind: 'attack', side: 'home' },
    score(3, half, 'home'),
    { ...common(4, { period: '10', minute: 45 }), kind: 'end', side: null },
    {
      ...common(6, { period: '20', minute: 61 }),
      kind: 'corner',
      side: 'away',
      count: { home: 2, away: 4 },
    },
    {
      ...common(7, { period: '20', minute: 78 }),
      kind: 'red-card',
      side: 'home',
      count: { home: 1, away: 0 },
    },
    score(5, { period: '50', minute: 120 }, 'away'),
  ];
  expect(textsOf('football', events)).toEqual([
    '승부차기 120′ 전북 현대 승부차기 성공',
    '후반 78′ 울산 HD 퇴장',
    '후반 61′ 전북 현대 코너킥',
    '전반 45′ 전반전 종료',
    '전반 23′ 울산 HD 골',
    '전반 23′ 울산 HD 위험한 공격',
    '전반 1′ 전반전 시작',
  ]);
});

it('makes one line of points that follow one another', () => {
  const quarter = (secondsLeft: number): Dto<'FixtureClock'> => ({
    period: '2',
    minute: null,
    detail: { kind: 'countdown', secondsLeft },
  });
  const events = [
    score(1, quarter(60), 'home', 2),
    score(2, quarter(50), 'away', 3),
    score(3, quarter(40), 'home', 2),
    score(4, quarter(30), 'home', 3),
  ];
  expect(textsOf('basketball', events)).toEqual([
    '2쿼터 00:30 울산 HD 5점 연속 득점',
    '2쿼터 00:50 전북 현대 3점',
    '2쿼터 01:00 울산 HD 2점',
  ]);
});

it('names the half of an inning and the winner of a set', () => {
  const inning = { number: 7, half: 'bottom' as const };
  expect(
    textsOf('baseball', [
      { ...common(1, { period: '7', minute: null, inning }), kind: 'start', side: 'home' },
      score(2, { period: '7', minute: null, inning }, 'home'),
    ]),
  ).toEqual(['7회말 울산 HD 1득점', '7회말 7회말 시작']);
  expect(
    textsOf('volleyball', [
      { ...common(1, { period: '2', minute: null }), kind: 'end', side: 'away' },
    ]),
  ).toEqual(['2세트 전북 현대 2세트 승리']);
});

it('names rounds and kills of a map', () => {
  const clock: Dto<'FixtureClock'> = { period: '1', minute: 21, detail: { kind: 'maps', map: 1 } };
  const of = (unit: 'round' | 'kill'): Dto<'MatchEvent'>[] => {
    const event = score(1, clock, 'home');
    return [event.kind === 'score' ? { ...event, unit } : event];
  };
  expect(textsOf('e-sports', of('round'))).toEqual(['1세트 21′ 울산 HD 라운드 승리']);
  expect(textsOf('e-sports', of('kill'))).toEqual(['1세트 21′ 울산 HD 킬']);
});
