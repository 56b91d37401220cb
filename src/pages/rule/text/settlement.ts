import { LEG_RESULT } from '#rules/leg-result.ts';
import { formatWon } from '@/shared/lib/format';
import { exampleRow, exampleStake, slipRow, type Example } from '../lib/examples';
import type { RuleSection } from '../lib/section';

const { won, void: voided, halfWon, lost } = LEG_RESULT;

function full(score: string): Example['scores'] {
  return { 100: score };
}

const football = { sport: 'football' } as const;
const basketball = { sport: 'basketball' } as const;

const examples: readonly (readonly [Example, string])[] = [
  [{ ...football, typeId: 1, outcome: '1', odds: 210, scores: full('2:1') }, '2:1'],
  [{ ...football, typeId: 1, outcome: 'X', odds: 340, scores: full('2:1') }, '2:1'],
  [
    { ...football, typeId: 1, outcome: 'X', odds: 340, scores: { ...full('1:1'), 101: '2:1' } },
    '1:1 (연장 2:1)',
  ],
  [
    { sport: 'baseball', typeId: 226, outcome: '1', odds: 185, scores: { 100: '5:5', 101: '5:5' } },
    '5:5 (연장 포함)',
  ],
  [{ ...football, typeId: 900001, outcome: '1', odds: 160, scores: full('1:1') }, '1:1'],
  [{ ...football, typeId: 7, outcome: '1X', odds: 135, scores: full('0:0') }, '0:0'],
  [{ ...football, typeId: 3, outcome: '1', line: -50, odds: 190, scores: full('1:0') }, '1:0'],
  [{ ...football, typeId: 3, outcome: '1', line: -100, odds: 220, scores: full('1:0') }, '1:0'],
  [{ ...football, typeId: 3, outcome: '1', line: -75, odds: 195, scores: full('2:1') }, '2:1'],
  [{ ...football, typeId: 3, outcome: '1', line: -125, odds: 240, scores: full('1:0') }, '1:0'],
  [
    {
      ...football,
      typeId: 3,
      outcome: '1',
      line: -50,
      odds: 190,
      offer: '1:0',
      scores: full('2:0'),
    },
    '1:0에서 베팅, 최종 2:0',
  ],
  [
    {
      ...football,
      typeId: 3,
      outcome: '1',
      line: -50,
      odds: 190,
      offer: '1:0',
      scores: full('1:0'),
    },
    '1:0에서 베팅, 최종 1:0',
  ],
  [
    {
      ...basketball,
      typeId: 342,
      outcome: '1',
      line: -550,
      odds: 187,
      scores: { 100: '92:92', 101: '101:95' },
    },
    '101:95 (연장 포함)',
  ],
  [{ ...football, typeId: 2, outcome: 'Over', line: 250, odds: 190, scores: full('2:1') }, '2:1'],
  [{ ...football, typeId: 2, outcome: 'Over', line: 300, odds: 205, scores: full('2:1') }, '2:1'],
  [{ ...football, typeId: 835, outcome: 'Over', line: 225, odds: 185, scores: full('1:1') }, '1:1'],
  [{ ...football, typeId: 17, outcome: 'Yes', odds: 180, scores: full('1:1') }, '1:1'],
  [{ ...football, typeId: 5, outcome: 'Even', odds: 190, scores: full('0:0') }, '0:0'],
  [
    { ...football, typeId: 4, outcome: 'X/1', odds: 520, scores: { 10: '1:1', ...full('2:1') } },
    '전반 1:1, 최종 2:1',
  ],
  [{ ...football, typeId: 6, outcome: '2-1', odds: 850, scores: full('2:1') }, '2:1'],
];

/** How bets are settled, with examples worked out by the very rules that settle them. */
export const settlementSections: readonly RuleSection[] = [
  {
    id: 'settlement',
    title: '정산의 기준',
    blocks: [
      {
        kind: 'table',
        caption: '정산 결과',
        head: ['표시', '뜻', '받는 금액'],
        rows: [
          ['적중', '선택이 맞음', '베팅금액 × 배당'],
          ['미적중', '선택이 틀림', '없음'],
          ['적특', '무효로 처리 (적중특례)', '베팅금액 반환, 다폴에서는 1.00배'],
          ['반적중', '절반 적중, 절반 적특', '베팅금액 × (배당 + 1) ÷ 2'],
          ['반미적중', '절반 미적중, 절반 적특', '베팅금액의 절반'],
          ['취소', '베팅 전체가 취소됨', '베팅금액 반환'],
        ],
      },
      {
        kind: 'list',
        items: [
          '승무패, 정확한 스코어 등은 정규 시간의 결과로 정산합니다. 이름에 ‘연장포함’이 있는 유형만 연장을 더합니다.',
          '다폴의 총 배당률은 모든 배당을 곱한 뒤 마지막에 한 번만 소수점 셋째 자리 이하를 버립니다. 당첨금은 1원 미만을 버립니다.',
          '다폴은 하나라도 미적중이면 다른 경기가 남아 있어도 바로 미적중으로 정산합니다.',
          '시스템은 3경기부터 8경기까지 담을 수 있으며, 고른 폴더 수로 만들 수 있는 모든 라인을 각각 하나의 베팅으로 정산해 더합니다. 라인마다 1원 미만을 버립니다.',
          '축구 라이브 핸디캡은 베팅한 순간의 점수 이후에 나온 득점만 계산합니다. 그 밖의 종목은 전체 득점으로 계산합니다.',
        ],
      },
    ],
  },
  {
    id: 'examples',
    title: '유형별 정산 예시',
    blocks: [
      { kind: 'text', text: `단폴에 ${formatWon(exampleStake)}을 베팅했을 때 받는 금액입니다.` },
      {
        kind: 'table',
        caption: '유형별 정산 예시',
        head: ['유형', '선택', '배당', '경기 결과', '정산', '받는 금액'],
        rows: examples.map(([example, score]) => exampleRow(example, score)),
        numeric: [2, 5],
      },
    ],
  },
  {
    id: 'multiples',
    title: '다폴 정산 예시',
    blocks: [
      {
        kind: 'table',
        caption: '다폴 정산 예시',
        head: ['경우', '선택과 결과', '총 배당률', '받는 금액'],
        rows: [
          slipRow('모두 적중', {
            legs: [185, 210, 155].map((odds) => ({ odds, result: won })),
            bonusFolders: null,
          }),
          slipRow('하나 적특', {
            legs: [
              { odds: 185, result: won },
              { odds: 210, result: voided },
              { odds: 155, result: won },
            ],
            bonusFolders: null,
          }),
          slipRow('하나 반적중', {
            legs: [
              { odds: 185, result: won },
              { odds: 195, result: halfWon },
              { odds: 155, result: won },
            ],
            bonusFolders: null,
          }),
          slipRow('하나 미적중', {
            legs: [
              { odds: 185, result: won },
              { odds: 210, result: lost },
              { odds: 155, result: won },
            ],
            bonusFolders: null,
          }),
          slipRow('3폴더 보너스', {
            legs: [185, 210, 155].map((odds) => ({ odds, result: won })),
            bonusFolders: 3,
          }),
          slipRow('3폴더 보너스, 하나 적특', {
            legs: [
              { odds: 185, result: won },
              { odds: 210, result: voided },
              { odds: 155, result: won },
            ],
            bonusFolders: 3,
          }),
        ],
        numeric: [2, 3],
      },
    ],
  },
];
