import type { components } from '#contract/types.gen.ts';
import { isPostponed, isUpcoming } from '#rules/fixture-status.ts';
import { isDecided, SETTLEMENT_LABEL, type SettlementLabel } from '#rules/leg-result.ts';
import type { ShownBet, Wager } from '../wager/index.ts';
import type { PostBet, PostBetState } from './types.ts';

type Leg = components['schemas']['BetLeg'];
type Bet = ShownBet<Leg>;

const ENDS: Record<SettlementLabel, Exclude<PostBetState, 'before'>> = {
  [SETTLEMENT_LABEL.cancelled]: 'void',
  [SETTLEMENT_LABEL.inProgress]: 'running',
  [SETTLEMENT_LABEL.lost]: 'lost',
  [SETTLEMENT_LABEL.won]: 'won',
  [SETTLEMENT_LABEL.refunded]: 'void',
};

/** Whether something of a leg has happened: a postponed match is still to come. */
function hasBegun(leg: Leg, now: number): boolean {
  if (isDecided(leg.result)) return true;
  if (leg.kind === 'round_selection') return leg.drawsAt <= now;
  if (leg.kind !== 'fixture_selection') return true;
  return leg.inPlay || !(isUpcoming(leg.fixtureStatus) || isPostponed(leg.fixtureStatus));
}

function stateOf({ label, legs }: Bet, now: number): PostBetState {
  const state = ENDS[label];
  return state === 'running' && !legs.some((leg) => hasBegun(leg, now)) ? 'before' : state;
}

/** What everybody is shown of the bets in posts; their money, key and id are shown to nobody. */
export function createPostBets(wager: Pick<Wager<Leg>, 'bet' | 'betsNamed'>) {
  return {
    isOwn: async (memberId: string, betId: string) => (await wager.bet(memberId, betId)) !== null,
    /** States by id of bet. */
    async states(
      betIds: readonly (string | null)[],
      now: number,
    ): Promise<Map<string | null, PostBetState>> {
      const named = betIds.filter((id) => id !== null);
      const bets = named.length === 0 ? [] : await wager.betsNamed(named);
      return new Map(bets.map((bet) => [bet.id, stateOf(bet, now)]));
    },
    async shown(betId: string | null, now: number): Promise<PostBet | null> {
      const [bet] = betId === null ? [] : await wager.betsNamed([betId]);
      if (!bet) return null;
      const { mode, totalOdds, system, legs } = bet;
      return { state: stateOf(bet, now), mode, totalOdds, system: system !== undefined, legs };
    },
  };
}

export type PostBets = ReturnType<typeof createPostBets>;
