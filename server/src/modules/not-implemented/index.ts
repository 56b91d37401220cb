import type { Handlers } from '../../contract/types.ts';
import type { ServerModule } from '../../lib/module.ts';
import { problem } from '../../lib/problem.ts';

type LaterHandlers = Pick<
  Handlers,
  | 'openGame'
  | 'getMinigameSetting'
  | 'getMinigameEvents'
  | 'getTetherDepositUrl'
  | 'registerCryptoDeposit'
>;

const handlers: LaterHandlers = {
  openGame: () => problem('NOT_READY'),
  getMinigameSetting: ({ params }) => ({
    status: 200,
    body: { id: params.id, systemMaintenanceFlg: true },
  }),
  getMinigameEvents: () => problem('NOT_READY'),
  getTetherDepositUrl: () => problem('NOT_READY'),
  registerCryptoDeposit: () => problem('NOT_READY'),
};

/** Makes the module of the calls whose features come later: they say so, and minigames are under maintenance. */
export function createLaterModule(): ServerModule {
  return { handlers };
}
