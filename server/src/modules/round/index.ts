import { defineModule } from '../../module.ts';
import { wagerModule } from '../wager/index.ts';
import { createDays } from './days.ts';
import { createRoundDesk } from './desk.ts';
import { createDraws } from './draws.ts';
import { roundInvariants } from './invariants.ts';
import { createPlays } from './play.ts';
import { roundRoutes } from './routes.ts';
import { createRoundService } from './service.ts';
import { createRoundStrategy } from './strategy.ts';

export type { RoundDesk } from './desk.ts';

/** Minigames and virtual events, round by round: what is drawn, and bets on it. */
export const roundModule = defineModule({
  name: 'round',
  tables: ['round', 'round_day', 'round_game'],
  sqlFunctions: ['round_'],
  invariants: roundInvariants,
  guests: ['getMinigameSetting', 'getMinigameEvents', 'getMinigames', 'getRounds', 'getRound'],
  create(deps, use) {
    const wager = use(wagerModule);
    const days = createDays(deps);
    const plays = createPlays(days);
    const draws = createDraws(deps, plays);
    const strategy = createRoundStrategy(deps, { days, plays, drawTo: draws.drawTo });
    wager.register(strategy);
    const service = createRoundService(deps, { days, plays });
    return {
      routes: roundRoutes({ service, strategy, wager: wager.service }, deps.clock),
      desk: createRoundDesk(deps, { plays, wager: wager.service }),
      scheduled: [days, draws],
      start: () => days.commit(deps.clock.now()),
      service,
    };
  },
});
