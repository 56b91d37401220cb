import { casinoGames } from '#rules/casino/games.ts';
import { CASINO_GAMES } from '#rules/casino/types.ts';
import type { Currency } from '#rules/money.ts';
import type { Table } from './types.ts';

/** A thousand won are a dollar here, which is a hundred cents: whoever keeps the money may be stricter. */
const WON_PER_CENT = 10;

/** The game of an id with its limits in a currency; null for none of ours. */
export function tableOf(gameId: string, currency: Currency): Table | null {
  const game = CASINO_GAMES.find((one) => casinoGames[one].id === gameId);
  if (game === undefined) return null;
  const { name, cycleMs, minStake, maxStake } = casinoGames[game];
  const inCurrency = (won: number) => (currency === 'KRW' ? won : won / WON_PER_CENT);
  return { game, name, cycleMs, minStake: inCurrency(minStake), maxStake: inCurrency(maxStake) };
}
