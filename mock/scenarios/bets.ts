import { LEG_RESULT } from '#rules/leg-result.ts';
import { MARKET_STATUS } from '#rules/market-status.ts';
import { parseSelectionId } from '#rules/ids.ts';
import type { Schemas } from '../contract/types.ts';
import { settleBet } from '../world/bets.ts';
import type { Game } from '../world/game.ts';
import { setMarkets, setOdds } from '../world/motion.ts';
import { withResult } from '../world/legs.ts';
import type { World } from '../world/world.ts';
import { type Scenario, still } from './types.ts';

function gamesOf({ offer }: World, { legs }: Schemas['PlaceBetRequest']): Game[] {
  return legs.flatMap(({ selectionId }) => {
    const parts = parseSelectionId(selectionId);
    return (parts && offer.get(parts.fixtureId)) ?? [];
  });
}

/** Settles the oldest open bet of the member. */
function settleNext(world: World, result: (typeof LEG_RESULT)['won' | 'lost']): void {
  const person = world.person('member01');
  const bet = person?.bets.findLast(({ status }) => status === 'accepted');
  if (person && bet) settleBet(world, person, withResult(bet, result));
}

export const betScenarios: Readonly<Record<string, Scenario>> = {
  'bet-refused': {
    title: 'The markets of a bet are suspended as it is placed',
    account: 'member01',
    ...still,
    beforeBet(world, request) {
      for (const game of gamesOf(world, request)) setMarkets(world, game, MARKET_STATUS.suspended);
    },
  },
  'price-changed': {
    title: 'The odds of a bet fall as it is placed',
    account: 'member01',
    ...still,
    beforeBet(world, { legs }) {
      for (const { selectionId, odds } of legs)
        setOdds(world, selectionId, Math.max(105, odds - 7));
    },
  },
  'answer-lost': {
    title: 'A bet is placed, but the answer never arrives',
    account: 'member01',
    ...still,
    losesAnswersOf: ['placeBet'],
  },
  'pending-refused': {
    title: 'A bet in play is refused at the end of its delay',
    account: 'member01',
    ...still,
    refusesPending: true,
  },
  'no-money': {
    title: 'The balance is below the lowest stake',
    account: 'member01',
    prepare: (world) =>
      void Object.assign(world.person('member01')?.member ?? {}, { emoney: 5_000 }),
  },
  results: {
    title: 'An open bet is won after two seconds; those placed later are lost and won in turn',
    account: 'member01',
    events: [
      { afterMs: 2_000, everyMs: 20_000, run: (world) => settleNext(world, LEG_RESULT.won) },
      { afterMs: 12_000, everyMs: 20_000, run: (world) => settleNext(world, LEG_RESULT.lost) },
    ],
  },
};
