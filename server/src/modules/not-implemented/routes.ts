import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';

type NotImplementedHandlers = Pick<Handlers, 'getMinigameSetting' | 'getMinigameEvents'>;

export function notImplementedRoutes(): NotImplementedHandlers {
  return {
    getMinigameSetting: ({ params }) => ({
      status: 200,
      body: { id: params.id, systemMaintenanceFlg: true },
    }),
    getMinigameEvents: () => problem('NOT_READY'),
  };
}
