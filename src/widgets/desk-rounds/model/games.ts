import * as z from 'zod/mini';
import { isGetDeskGamesAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { staffReason } from '@/entities/staff-reason';
import { createDeskList, createRowForm, minuteField, parseMinute } from '@/features/desk-list';
import { confirmedMutation, createApiQuery, request } from '@/shared/api';
import { messages } from '../ui/messages';

/** A minigame or a venue of virtual events, with what is open on it. */
export type DeskGame = Readonly<Dto<'DeskGame'>>;

interface Switch {
  /** As it was before: a game under maintenance is opened, any other one closed. */
  game: DeskGame;
  /** When staff expects its end, epoch milliseconds. */
  until: number | null;
  reason: string;
}

const query = createApiQuery<void, readonly DeskGame[]>(
  async (api) => (await request(api.GET('/desk/minigame'), isGetDeskGamesAnswer)).data,
);
export const games = createDeskList({ query, keyOf: ({ id }) => String(id) });

export const switching = confirmedMutation({
  send: (api, { game, ...others }: Switch) =>
    request(
      api.PUT('/desk/minigame/{gameId}', {
        params: { path: { gameId: game.id } },
        body: { systemMaintenanceFlg: !game.systemMaintenanceFlg, ...others },
      }),
    ),
  confirm: ({ game, until }) =>
    game.systemMaintenanceFlg
      ? { title: messages.reopen, text: messages.reopenText(game.id) }
      : { title: messages.close, text: messages.closeText(game.id, until), tone: 'danger' },
  done: (_none, { game }) =>
    game.systemMaintenanceFlg ? messages.reopened(game.id) : messages.closed(game.id),
  refresh: games.refresh,
});
export const form = createRowForm({
  $row: games.$row,
  initial: { until: '', reason: '' },
  schema: z.object({ until: minuteField(messages.untilWrong, true), reason: staffReason }),
  sending: switching,
  orderOf: (game, typed): Switch => ({
    game,
    until: parseMinute(typed.until),
    reason: typed.reason.trim(),
  }),
});
