import type { Handlers } from '../../contract/types.ts';
import { done } from '../../lib/answers.ts';
import type { RoundDesk } from '../round/index.ts';
import { actingOf } from './acting.ts';

/** Minigames, open or closed. */
export function minigameRoutes(
  desk: Pick<RoundDesk, 'games' | 'setMaintenance'>,
): Partial<Handlers> {
  return {
    getDeskGames: async () => ({ status: 200, body: { data: await desk.games() } }),
    async setGameMaintenance({ params: { gameId }, body }, ctx) {
      const { systemMaintenanceFlg: isOn, until, reason } = body;
      const change = { gameId, isOn, until, reason: reason.trim() };
      return done(await desk.setMaintenance(change, actingOf(ctx)));
    },
  };
}
