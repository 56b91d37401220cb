import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { LEG_RESULT } from '#rules/leg-result.ts';
import { kstInstant } from '@/shared/lib/format';
import type { Bet, CasinoLeg, FixtureLeg, RoundLeg } from './bet';

const placedAt = kstInstant('2026-11-21 18:42:07');

/** A leg for stories and tests: Arsenal to win at 1.72, not yet begun. */
export function makeBetLeg(overrides: Partial<FixtureLeg> = {}): FixtureLeg {
  return {
    kind: 'fixture_selection',
    selectionId: 's7k3m2qa.1._.1',
    fixtureId: 's7k3m2qa',
    sport: 'football',
    leagueName: '잉글랜드 프리미어리그',
    home: '아스널',
    away: '브라이턴',
    startsAt: kstInstant('2026-11-21 18:45:00'),
    typeId: 1,
    outcome: '1',
    line: null,
    offerScore: null,
    inPlay: false,
    odds: 172,
    result: 0,
    decidedBy: null,
    fixtureStatus: 1,
    score: null,
    clock: null,
    ...overrides,
  };
}

/** A leg for stories and tests: an odd powerball at 1.95, not yet drawn. */
export function makeRoundLeg(overrides: Partial<RoundLeg> = {}): RoundLeg {
  return {
    kind: 'round_selection',
    roundId: '213-20261121-00374',
    gameId: 213,
    round: 374,
    dayKey: '20261121',
    drawsAt: kstInstant('2026-11-21 18:42:00'),
    market: 'p-oe',
    selection: 'odd',
    odds: 195,
    result: 0,
    outcome: null,
    ...overrides,
  };
}

/** A leg for stories and tests: a spin that has paid three times its stake. */
export function makeCasinoLeg(overrides: Partial<CasinoLeg> = {}): CasinoLeg {
  return {
    kind: 'slot_round',
    gameId: 'hanpan-crane',
    gameName: '학과 달항아리',
    providerName: '한판 스튜디오',
    number: 18_402,
    odds: 300,
    result: 2,
    ...overrides,
  };
}

/** Legs with each result, then legs of matches in each status, still open. */
export function makeLegsOfAllStates(): FixtureLeg[] {
  const score = { home: 2, away: 1 };
  const decided = Object.values(LEG_RESULT).map((result) =>
    makeBetLeg({
      selectionId: `result ${result}`,
      result,
      fixtureStatus: FIXTURE_STATUS.finished,
      score,
      decidedBy: score,
    }),
  );
  const open = Object.values(FIXTURE_STATUS).map((fixtureStatus) =>
    makeBetLeg({ selectionId: `status ${fixtureStatus}`, fixtureStatus }),
  );
  return [...decided, ...open];
}

/** What was cashed out of a bet, for stories and tests: all of 50,000 won for 86,100. */
export function makeBetCashOut(
  overrides: Partial<NonNullable<Bet['cashOut']>> = {},
): NonNullable<Bet['cashOut']> {
  return {
    stake: 50_000,
    amount: 86_100,
    target: null,
    latest: {
      id: 'cso_01hzx4k2',
      betId: 'bet_01hzx3m8',
      status: 'done',
      isAuto: false,
      stake: 50_000,
      asked: 86_100,
      amount: 86_100,
      at: placedAt,
      pendingUntil: null,
      decidedAt: placedAt,
      reason: null,
    },
    ...overrides,
  };
}

const modes: Readonly<Record<Bet['type'], Bet['mode']>> = {
  1: 'domestic',
  2: 'inplay',
  3: 'mini',
  4: 'virtual',
  5: null,
};

/** A bet for stories and tests: accepted, three legs, bonus of three folders. */
export function makeBet(overrides: Partial<Bet> = {}): Bet {
  return {
    id: 'bet_01hzx3m8',
    key: '0f8fad5b-d9cb-469f-a165-70867728950e',
    type: 1,
    mode: modes[overrides.type ?? 1],
    status: 'accepted',
    label: 0,
    placedAt,
    pendingUntil: null,
    stake: 50_000,
    currency: 'KRW',
    totalOdds: 692,
    bonusFolders: 3,
    bonusFactor: 103,
    potentialPayout: 346_000,
    payout: null,
    settledAt: null,
    cancelUntil: null,
    version: 0,
    refusals: [],
    legs: [
      makeBetLeg(),
      makeBetLeg({
        selectionId: 'k1ulsan0.3.-50.1',
        fixtureId: 'k1ulsan0',
        leagueName: 'K리그1',
        home: '울산 HD',
        away: '전북 현대',
        typeId: 3,
        line: -50,
        odds: 208,
        fixtureStatus: 2,
        score: { home: 1, away: 0 },
        clock: { period: '20', minute: 63 },
      }),
      makeBetLeg({
        selectionId: 'nbalaker0.28.22150.Over',
        fixtureId: 'nbalaker0',
        sport: 'basketball',
        leagueName: 'NBA',
        home: 'LA 레이커스',
        away: '덴버',
        typeId: 28,
        line: 22_150,
        outcome: 'Over',
        odds: 188,
        fixtureStatus: 3,
        score: { home: 118, away: 112 },
        result: 2,
        decidedBy: { home: 118, away: 112 },
      }),
    ],
    ...overrides,
  };
}

/** A bet on a round for stories and tests: open, or with this result and what was drawn. */
export function makeRoundBet(leg: Partial<RoundLeg> = {}, overrides: Partial<Bet> = {}): Bet {
  return makeBet({
    type: 3,
    placedAt: kstInstant('2026-11-21 18:40:07'),
    stake: 10_000,
    totalOdds: 195,
    potentialPayout: 19_500,
    bonusFolders: null,
    bonusFactor: 100,
    legs: [makeRoundLeg(leg)],
    ...overrides,
  });
}

/** A round of a provider's game for stories and tests: 2,000 won that brought 6,000, unless given otherwise. */
export function makeCasinoBet(leg: Partial<CasinoLeg> = {}, overrides: Partial<Bet> = {}): Bet {
  const placed = kstInstant('2026-11-21 18:40:07');
  return makeBet({
    id: 'bet_01hy5p3q8w',
    type: 5,
    status: 'settled',
    label: 2,
    version: 1,
    stake: 2_000,
    payout: 6_000,
    totalOdds: 300,
    potentialPayout: 6_000,
    placedAt: placed,
    settledAt: placed + 2_500,
    bonusFolders: null,
    bonusFactor: 100,
    legs: [makeCasinoLeg(leg)],
    ...overrides,
  });
}

/** What leg and bet of a round are while the provider has not ended it. */
export const openCasinoRound: readonly [Partial<CasinoLeg>, Partial<Bet>] = [
  { odds: 100, result: 0 },
  { status: 'accepted', label: 0, version: 0, payout: null, settledAt: null },
];

/** Two picks of one match at their joint price, for stories and tests: both open, or with these results. */
export function makeJointBet(
  results: readonly FixtureLeg['result'][] = [],
  overrides: Partial<Bet> = {},
): Bet {
  const over = {
    selectionId: 's7k3m2qa.2.250.Over',
    typeId: 2,
    line: 250,
    outcome: 'Over',
    odds: 190,
  };
  return makeBet({
    bonusFolders: null,
    bonusFactor: 100,
    totalOdds: 264,
    potentialPayout: 132_000,
    mode: 'european',
    joint: [{ legs: [0, 1], odds: 264, factors: [{ legs: [0, 1], factor: 8_081 }] }],
    legs: [makeBetLeg(), makeBetLeg(over)].map((leg, index) => {
      const result = results[index] ?? 0;
      const score = { home: 2, away: 1 };
      const decided = { result, fixtureStatus: FIXTURE_STATUS.finished, score, decidedBy: score };
      return result === 0 ? leg : { ...leg, ...decided };
    }),
    ...overrides,
  });
}

/** A system 2/3 for stories and tests, by the results of its legs: 10,000 won a line. */
export function makeSystemBet(
  results: readonly FixtureLeg['result'][],
  overrides: Partial<Bet> = {},
): Bet {
  const legs = makeBet().legs.filter((leg) => leg.kind === 'fixture_selection');
  return makeBet({
    system: { sizes: [2], lines: 3, lineStake: 10_000 },
    bonusFolders: null,
    bonusFactor: 100,
    stake: 30_000,
    totalOdds: 357,
    potentialPayout: 107_100,
    legs: legs.map((leg, index) => {
      const result = results[index] ?? 0;
      const isOver = result !== 0;
      const score = { home: 2, away: 1 };
      return {
        ...leg,
        result,
        fixtureStatus: isOver ? FIXTURE_STATUS.finished : leg.fixtureStatus,
        ...(isOver && { score, decidedBy: score }),
      };
    }),
    ...overrides,
  });
}
