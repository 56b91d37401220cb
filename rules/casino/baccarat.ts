import { baccaratOutcome, type BaccaratResult } from '../rounds/baccarat.ts';
import { payoutOf } from '../money.ts';
import { BACCARAT_BETS, type BaccaratBet, type PaidBet } from './types.ts';

type BaccaratBetKind = BaccaratBet['kind'];

/** What a bet that wins gives back, its stake included, hundredths: the banker's wins leave 5 % to the house. */
export const BACCARAT_ODDS: Readonly<Record<BaccaratBetKind, number>> = {
  player: 200,
  banker: 195,
  tie: 900,
  'p-pair': 1200,
  'b-pair': 1200,
};

const places: Readonly<Record<BaccaratBetKind, readonly [market: string, selection: string]>> = {
  player: ['main', 'player'],
  banker: ['main', 'banker'],
  tie: ['main', 'tie'],
  'p-pair': ['p-pair', 'player-pair'],
  'b-pair': ['b-pair', 'banker-pair'],
};

/** A tie gives the stakes on player and banker back. */
export function payBaccarat(hands: BaccaratResult, { kind, amount }: BaccaratBet): PaidBet {
  const outcome = baccaratOutcome(hands);
  const [market, selection] = places[kind];
  if (outcome.void?.[market]?.includes(selection)) return { pays: amount, isVoid: true };
  const isWon = outcome.won[market]?.includes(selection) ?? false;
  return { pays: isWon ? payoutOf(amount, BACCARAT_ODDS[kind]) : 0, isVoid: false };
}

/** Of so many ordered deals of six cards from eight decks, reduced as far as they go. */
const DEALS = 19_524_993_263_685;
const [PLAYER, BANKER, TIE] = [8_712_962_041_376, 8_954_111_587_648, 1_857_919_634_661];
const PAIR = [31, 415] as const;

/** The exact chances of a bet as a fraction: `wins` and `voids` of `all`. */
export const BACCARAT_CHANCES: Readonly<
  Record<BaccaratBetKind, { wins: number; voids: number; all: number }>
> = {
  player: { wins: PLAYER, voids: TIE, all: DEALS },
  banker: { wins: BANKER, voids: TIE, all: DEALS },
  tie: { wins: TIE, voids: 0, all: DEALS },
  'p-pair': { wins: PAIR[0], voids: 0, all: PAIR[1] },
  'b-pair': { wins: PAIR[0], voids: 0, all: PAIR[1] },
};

/** Hundredths of a percent that each bet returns, to the nearest; a stake that is void comes back. */
export function baccaratReturn(): Record<BaccaratBetKind, number> {
  const returned = (kind: BaccaratBetKind): number => {
    const { wins, voids, all } = BACCARAT_CHANCES[kind];
    return Math.round((wins / all) * BACCARAT_ODDS[kind] * 100 + (voids / all) * 10_000);
  };
  const [player, banker, tie, pPair, bPair] = BACCARAT_BETS;
  return {
    [player]: returned(player),
    [banker]: returned(banker),
    [tie]: returned(tie),
    [pPair]: returned(pPair),
    [bPair]: returned(bPair),
  };
}
