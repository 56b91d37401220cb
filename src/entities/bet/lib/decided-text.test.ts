import { expect, it } from 'vitest';
import { decidedText } from './decided-text';
import { makeBetLeg } from './sample-bets';
import { legStateOf } from './state';

const score = (home: number, away: number) => ({ home, away });

it.each([
  ['a winner', { decidedBy: score(2, 1), result: 2 }, '최종 2:1 → 적중'],
  [
    'a handicap',
    { typeId: 3, line: -50, decidedBy: score(1, 1), result: 1 },
    '-0.5, 최종 1:1 → 미적중',
  ],
  [
    'a quarter line',
    { typeId: 2, outcome: 'Over', line: 275, decidedBy: score(2, 1), result: 5 },
    '2.75, 최종 2:1 → 2.5 적중 · 3 적중특례 (반적중)',
  ],
  [
    'a quarter line of the away side',
    { typeId: 3, outcome: '2', line: -75, decidedBy: score(1, 0), result: 4 },
    '+0.75, 최종 1:0 → +0.5 미적중 · +1 적중특례 (반미적중)',
  ],
  [
    'half and full time',
    {
      typeId: 4,
      outcome: '1/1',
      facts: { firstHalf: score(1, 0) },
      decidedBy: score(2, 1),
      result: 2,
    },
    '전반 1:0, 최종 2:1 → 적중',
  ],
  [
    'a first scorer',
    {
      typeId: 712,
      outcome: 'p1',
      result: 2,
      facts: {
        goal: {
          side: 'home',
          period: '10',
          minute: 23,
          scorer: {
            participant: { id: 'p1', name: '손흥민', kind: 'player', side: 'home' },
            isOwnGoal: false,
          },
        },
      },
    },
    '첫 골 23′ 손흥민 → 적중',
  ],
  [
    'a first scorer without a goal',
    { typeId: 712, facts: { noGoal: true }, result: 1 },
    '골 없음 → 미적중',
  ],
  ['the goals of a player', { typeId: 714, facts: { scored: 2 }, result: 2 }, '득점 2 → 적중'],
  [
    'a half',
    { typeId: 64, line: -50, decidedBy: score(1, 0), result: 2 },
    '-0.5, 전반전 1:0 → 적중',
  ],
  [
    'a line in play',
    {
      typeId: 3,
      line: -50,
      inPlay: true,
      offerScore: score(1, 0),
      decidedBy: score(2, 0),
      result: 2,
    },
    '1:0 기준 -0.5, 최종 2:0 → 적중',
  ],
  [
    'corners',
    { typeId: 11, outcome: 'Over', line: 850, decidedBy: score(6, 4), result: 2 },
    '8.5, 코너킥 6:4 → 적중',
  ],
  [
    'cards of a half',
    { typeId: 408, line: 50, decidedBy: score(0, 1), result: 1 },
    '+0.5, 전반전 카드 0:1 → 미적중',
  ],
  ['a match called off', { fixtureStatus: 4, result: 3 }, '경기가 취소되어 적중특례(1.00배)'],
  ['a match put off', { fixtureStatus: 5, result: 3 }, '경기가 연기되어 적중특례(1.00배)'],
  [
    'a match that was abandoned',
    { fixtureStatus: 7, result: 3 },
    '경기가 중단되어 적중특례(1.00배)',
  ],
  ['a cancelled bet', { result: -1 }, '베팅이 취소되었습니다.'],
  ['an open leg', { score: score(1, 0), fixtureStatus: 2 }, null],
] as const)('says how %s was decided', (_what, leg, text) => {
  expect(decidedText(makeBetLeg({ fixtureStatus: 3, ...leg }))).toBe(text);
});

it.each([
  [{}, 'before'],
  [{ fixtureStatus: 9 }, 'before'],
  [{ fixtureStatus: 2 }, 'live'],
  [{ fixtureStatus: 6 }, 'live'],
  [{ fixtureStatus: 3 }, 'waiting'],
  [{ fixtureStatus: 3, result: 4 }, 'lost'],
  [{ fixtureStatus: 3, result: 5 }, 'won'],
] as const)('a leg with %o is %s', (leg, state) => {
  expect(legStateOf(makeBetLeg(leg))).toBe(state);
});
