import { type Bet, isCasinoLeg, isOpenBet } from '@/entities/bet';
import { linkSearch } from '@/shared/routes';

/** Where the game of a bet is: a round that is over is seen again there, one that is open gone on with. */
interface RoundLink {
  to: '/casino' | '/slot';
  search: { joinCd: undefined; game: string; round?: string };
  isOpen: boolean;
}

/** The page on which the round that a bet is can be seen; null of bets that are no round of a provider's game. */
export function roundLink(bet: Bet): RoundLink | null {
  const leg = bet.legs.find(isCasinoLeg);
  if (leg === undefined) return null;
  const isOpen = isOpenBet(bet);
  const search = linkSearch({ game: leg.gameId, ...(!isOpen && { round: bet.id }) });
  return { to: leg.kind === 'slot_round' ? '/slot' : '/casino', search, isOpen };
}
