import { drawBaccarat } from '../rounds/baccarat.ts';
import type { Draws } from '../rounds/draws.ts';
import { isAmount } from '../money.ts';
import { payBaccarat } from './baccarat.ts';
import { drawPocket, isRouletteBet, payRoulette, rouletteKey } from './roulette.ts';
import { drawSlot, LINES, slotLines } from './slot.ts';
import { BACCARAT_BETS, ROULETTE_BETS, type SlotBet } from './types.ts';
import type { BaccaratBet, RouletteBet } from './types.ts';
import type { CasinoBet, CasinoGame, CasinoResult, PaidBet } from './types.ts';

export function drawCasino(game: CasinoGame, draws: Draws): CasinoResult {
  switch (game) {
    case 'crane':
      return { game, stops: drawSlot(draws) };
    case 'roulette':
      return { game, pocket: drawPocket(draws) };
    case 'baccarat':
      return { game, ...drawBaccarat(draws) };
  }
}

const isSlotBet = (bet: CasinoBet): bet is SlotBet => bet.kind === 'lines';
const isRoulette = (bet: CasinoBet): bet is RouletteBet =>
  ROULETTE_BETS.some((kind) => kind === bet.kind);
const isBaccarat = (bet: CasinoBet): bet is BaccaratBet =>
  BACCARAT_BETS.some((kind) => kind === bet.kind);

function payLines(stops: readonly number[], amount: number): number {
  return slotLines(stops, amount / LINES.length).reduce((sum, { pays }) => sum + pays, 0);
}

function payBet(result: CasinoResult, bet: CasinoBet): PaidBet {
  if (result.game === 'crane' && isSlotBet(bet))
    return { pays: payLines(result.stops, bet.amount), isVoid: false };
  if (result.game === 'roulette' && isRoulette(bet))
    return { pays: payRoulette(result.pocket, bet), isVoid: false };
  if (result.game === 'baccarat' && isBaccarat(bet)) return payBaccarat(result, bet);
  throw new Error(`${bet.kind} is no bet of ${result.game}`);
}

/** What bets come to, in their order. They have to be what `checkBets` admits; throws where one is of another game. */
export function payCasino(result: CasinoResult, bets: readonly CasinoBet[]): PaidBet[] {
  return bets.map((bet) => payBet(result, bet));
}

/** Minor units of all bets. */
export function stakeOf(bets: readonly CasinoBet[]): number {
  return bets.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether the game has such a bet, whatever its amount. */
function isOffered(game: CasinoGame, bet: CasinoBet): boolean {
  switch (game) {
    case 'crane':
      return isSlotBet(bet);
    case 'roulette':
      return isRoulette(bet) && isRouletteBet(bet);
    case 'baccarat':
      return isBaccarat(bet);
  }
}

const keyOf = (bet: CasinoBet): string => (isRoulette(bet) ? rouletteKey(bet) : bet.kind);

/** Minor units that all bets of a round together come to. */
export interface StakeLimits {
  minStake: number;
  maxStake: number;
}

/** Why a round cannot be played, in Korean for the player; null where it can. */
export function checkBets(
  game: CasinoGame,
  bets: readonly CasinoBet[],
  { minStake, maxStake }: StakeLimits,
): string | null {
  if (bets.length === 0) return '베팅할 곳을 먼저 선택해주세요.';
  if (!bets.every((bet) => isOffered(game, bet))) return '이 게임에 없는 베팅입니다.';
  if (new Set(bets.map(keyOf)).size < bets.length) return '같은 곳의 베팅은 한 번에 보내주세요.';
  if (!bets.every(({ amount }) => isAmount(amount) && amount > 0))
    return '베팅금액을 확인해주세요.';
  const stake = stakeOf(bets);
  if (stake < minStake) return '최소 베팅금액보다 적습니다.';
  if (stake > maxStake) return '최대 베팅금액을 넘었습니다.';
  if (game === 'crane' && stake % LINES.length !== 0)
    return `베팅금액은 ${LINES.length}개 라인에 똑같이 나누어져야 합니다.`;
  return null;
}
