import { describe, expect, it } from 'vitest';
import { casinoGames } from './casino/games.ts';
import { MARGINS } from './margins.ts';
import {
  claimUntil,
  isQuestFair,
  type QuestCondition,
  type QuestFacts,
  questAmount,
  questCost,
  questSpan,
  questSpans,
  questState,
  questTarget,
} from './quest.ts';
import { DEFAULT_ROLLING_RATES, type RollingCategory } from './rolling.ts';
import { ROUND_GAMES } from './rounds/games.ts';
import { everyMarketOf, paybackOf, type RoundMarket } from './rounds/tables.ts';
import { BASKETBALL_LEADS, RACE_WEIGHTS, SOCCER_CLASSES } from './rounds/virtual.ts';
import { virtualMarkets } from './rounds/virtual-odds.ts';

const DAY = 86_400_000;
const at = (text: string) => Date.parse(`${text}+09:00`);
const midnight = (day: string) => at(`${day}T00:00:00`);

describe('a period', () => {
  it.each([
    ['daily', '2024-05-18T23:59:59.999', '2024-05-18', '2024-05-19'],
    ['daily', '2024-05-19T00:00:00', '2024-05-19', '2024-05-20'],
    ['weekly', '2024-05-19T23:59:59.999', '2024-05-13', '2024-05-20'],
    ['weekly', '2024-05-20T00:00:00', '2024-05-20', '2024-05-27'],
    ['weekly', '2024-12-31T12:00:00', '2024-12-30', '2025-01-06'],
  ] as const)('%s at %s is from %s to %s', (period, instant, from, to) => {
    expect(questSpan(period, at(instant))).toEqual({ from: midnight(from), to: midnight(to) });
  });

  /** A Saturday. */
  const now = at('2024-05-18T12:00:00');
  const days = (spans: { from: number }[]) =>
    spans.map(({ from }) => (from - midnight('2024-05-18')) / DAY);
  const daily = { period: 'daily', startsAt: 0, endsAt: now + DAY } as const;

  it.each([
    [
      'of now and the 14 days before it',
      daily,
      [0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14],
    ],
    ['from the one in which the quest starts', { ...daily, startsAt: now - 2 * DAY }, [0, -1, -2]],
    ['none before it starts', { ...daily, startsAt: now + 1 }, []],
    [
      'none that begins at its end',
      { ...daily, startsAt: now - 2 * DAY, endsAt: midnight('2024-05-18') },
      [-1, -2],
    ],
    [
      'that goes on at its end',
      { ...daily, startsAt: now - DAY, endsAt: midnight('2024-05-18') + 1 },
      [0, -1],
    ],
    ['none where it ends as it begins', { ...daily, startsAt: now - 1, endsAt: now - 1 }, []],
    ['weekly', { ...daily, period: 'weekly' }, [-5, -12, -19]],
  ] as const)('is shown: %s', (_name, quest, expected) => {
    expect(days(questSpans(quest, now))).toEqual(expected);
  });
});

describe('the state', () => {
  const span = questSpan('daily', at('2024-05-18T12:00:00'));
  const [inside, last, after, end] = [span.from, span.to - 1, span.to, claimUntil(span)];
  const facts = { isClaimed: false, isReached: false, hasLevel: true };
  it.each<[string, Partial<QuestFacts>, number]>([
    ['progress', {}, inside],
    ['progress', {}, last],
    ['missed', {}, after],
    ['claimable', { isReached: true }, inside],
    ['claimable', { isReached: true }, end - 1],
    ['expired', { isReached: true }, end],
    ['level', { hasLevel: false }, inside],
    ['level', { isReached: true, hasLevel: false }, end - 1],
    ['missed', { hasLevel: false }, after],
    ['claimed', { isClaimed: true }, inside],
    ['claimed', { isClaimed: true, isReached: true, hasLevel: false }, end],
  ])('is %s of %o at %i', (state, changed, now) => {
    expect(questState({ ...facts, ...changed }, span, now)).toBe(state);
  });
});

const bets = (more: object = {}): QuestCondition => ({
  kind: 'bets',
  game: 'sports',
  count: 3,
  minOdds: 150,
  minStake: 10_000,
  minLegs: 1,
  ...more,
});
const stakes = (game: 'sports' | 'mini' | 'virtual', sum: number): QuestCondition => ({
  kind: 'stakes',
  game,
  sum,
  minOdds: 101,
});
const deposits = (sum: number): QuestCondition => ({ kind: 'deposits', sum });
const attendance: QuestCondition = { kind: 'attendance', count: 5 };
const firstBet: QuestCondition = { kind: 'firstBet', game: 'mini', games: 3 };

it.each([
  [bets(), 3, 3],
  [attendance, 5, 5],
  [firstBet, 3, 3],
  [stakes('sports', 500_000), 500_000, 50_000],
  [deposits(11), 11, 2],
])('%o asks for %i, in dollars for %i', (condition, won, cents) => {
  expect([questTarget(condition, 'KRW'), questTarget(condition, 'USD')]).toEqual([won, cents]);
});

it('asks in dollars for a cent where it asks for less than ten won', () => {
  expect([questAmount(1, 'USD'), questAmount(0, 'USD')]).toEqual([1, 0]);
});

it.each([
  [bets(), 270],
  [bets({ minStake: 0 }), 0],
  [bets({ game: 'virtual', count: 5 }), 3_000],
  [stakes('virtual', 100_000), 6_000],
  [stakes('mini', 1_999_999), 999],
  [deposits(1_000_000), 0],
  [attendance, 0],
  [firstBet, 0],
])('%o costs %i', (condition, cost) => {
  expect(questCost(condition)).toBe(cost);
});

it.each<[string, QuestCondition, boolean, number, boolean]>([
  ['what it costs', stakes('virtual', 100_000), false, 6_000, true],
  ['more than that', stakes('virtual', 100_000), false, 6_001, false],
  ['more than that, and a deposit', stakes('virtual', 100_000), true, 30_000, true],
  ['a deposit', deposits(30_000), false, 30_000, true],
  ['a deposit of nearly nothing', deposits(29_999), false, 1_000, false],
  ['attendance, which takes a deposit', attendance, false, 30_000, true],
  ['a first bet, which costs nothing', firstBet, false, 1_000, false],
])('is fair or not: %s', (_name, condition, needsDeposit, points, isFair) => {
  expect(isQuestFair({ condition, needsDeposit, points })).toBe(isFair);
});

describe('the margin', () => {
  /** Comp that whoever has no rate of their own earns on every round, hundredths of a percent. */
  const COMP = 100;
  const leastOf = (markets: readonly RoundMarket[]) =>
    Math.min(
      ...markets.flatMap(({ market, selections }) =>
        selections.map((one) => 10_000 - paybackOf(market, one) - COMP),
      ),
    );
  const cards = [
    ...SOCCER_CLASSES.map(
      (_, strength) => ({ sport: 'soccer', strength, home: 0, away: 1 }) as const,
    ),
    ...BASKETBALL_LEADS.map((lead) => ({ sport: 'basketball', lead, home: 0, away: 1 }) as const),
    ...(['horse', 'dog'] as const).map((sport) => ({ sport, weights: RACE_WEIGHTS[sport] })),
  ];

  it('of rounds is what their cheapest selection costs', () => {
    expect(Math.min(...ROUND_GAMES.map((game) => leastOf(everyMarketOf(game))))).toBe(MARGINS.mini);
  });

  it('of casino and slots is what their cheapest bet costs beside comp and the share of who recommended', () => {
    const cheapest = (kind: RollingCategory, share: number) =>
      Math.min(
        ...Object.values(casinoGames)
          .filter((game) => game.kind === kind)
          .map(({ rtp }) => 10_000 - rtp - DEFAULT_ROLLING_RATES[kind] - share),
      );
    expect(cheapest('casino', 10)).toBe(MARGINS.casino);
    expect(cheapest('slot', 30)).toBe(MARGINS.slot);
  });

  it('of virtual events is what their cheapest selection costs', () => {
    expect(Math.min(...cards.map((card) => leastOf(virtualMarkets(card))))).toBe(MARGINS.virtual);
  });
});
