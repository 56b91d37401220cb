import { expect, it } from 'vitest';
import type { PlayedRound } from '@/entities/round';
import { balanceOf, outcomeCells } from './outcome';
import { byRound, roundsOf, sumOf } from './own-bets';
import { sampleBets, sampleDay } from './sample-states';

const round = (part: Partial<PlayedRound>): PlayedRound => ({
  roundId: '213-20261121-00374',
  round: 374,
  dayKey: sampleDay,
  drawsAt: 0,
  state: 'settled',
  result: null,
  ...part,
});
const powerball = (power: number): PlayedRound['result'] => ({
  family: 'powerball',
  balls: [5, 26, 14, 12, 17],
  powerball: power,
  sum: 74,
});
const cells = (gameId: number, part: Partial<PlayedRound>) =>
  outcomeCells(gameId, round(part)).map(({ name, value }) => [name, value]);

it('names what won of each market, without what is said twice', () => {
  expect(cells(213, { result: powerball(9) }).slice(0, 4)).toEqual([
    ['파워볼 홀짝', '홀'],
    ['파워볼 언더오버 4.5', '오버'],
    ['일반볼 합 홀짝', '짝'],
    ['일반볼 합 언더오버 72.5', '오버'],
  ]);
  expect(cells(501, { result: { family: 'roulette', number: 0 } })).toEqual([
    ['스플릿 (2개)', '0-1, 0-2, 0-3'],
    ['스트레이트', '0'],
  ]);
  const [king, nine, seven] = [13, 9, 7].map((rank) => ({ rank, suit: 0 }));
  const pair = [nine, nine].flatMap((card) => card ?? []);
  const other = [king, seven].flatMap((card) => card ?? []);
  expect(cells(301, { result: { family: 'baccarat', player: pair, banker: other } })).toEqual([
    ['승부', '플레이어'],
    ['플레이어 페어', null],
  ]);
});

it('leaves out what a game does not offer, and a race without its card', () => {
  expect(cells(302, { result: { family: 'number', number: 8 } }).map(([name]) => name)).toEqual([
    '홀짝',
    '언더오버 6.5',
    '조합',
  ]);
  expect(cells(721, { result: { family: 'horse', order: [1, 2, 3, 4, 5, 6, 7, 8] } })).toEqual([]);
});

it('counts the sides of the first road, and the rounds that do not count', () => {
  const rounds = [9, 7, 2].map((power) => round({ result: powerball(power) }));
  expect(balanceOf(213, [...rounds, round({ state: 'voided' })])).toEqual({
    title: '파워볼 홀짝',
    sides: [
      { label: '홀', tone: 'blue', count: 2 },
      { label: '짝', tone: 'red', count: 1 },
    ],
    others: 0,
    voided: 1,
  });
  const base = { rank: 7, suit: 0 };
  const level = round({ result: { family: 'hilo', card: base, base } });
  expect(balanceOf(502, [level])).toMatchObject({ sides: [], others: 1, voided: 0 });
});

it('makes rounds of bets that are decided, void ones among them', () => {
  const own = byRound(sampleBets(), sampleDay);
  expect(roundsOf(own).map((one) => [one.round, one.state])).toEqual([
    [374, 'settled'],
    [373, 'settled'],
    [372, 'voided'],
  ]);
  expect(byRound(sampleBets(), '20261120').size).toBe(0);
  const sums = [375, 374, 373, 372].map((number) => {
    const { kind, amount } = sumOf(own.get(number) ?? []) ?? {};
    return [kind, amount];
  });
  expect(sums).toEqual([
    ['open', null],
    ['won', 9_500],
    ['lost', -10_000],
    ['refund', 10_000],
  ]);
  expect(sumOf([...own.values()].flat().slice(1, 3))).toMatchObject({ kind: 'lost', amount: -500 });
});
