import { isGetDeskGamesAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { gameTitle } from '@/entities/round';
import { createDeskList, createMaintenance } from '@/features/desk-list';
import { createApiQuery, request } from '@/shared/api';
import { messages } from '../ui/messages';

/** A minigame or a venue of virtual events, with what is open on it. */
export type DeskGame = Readonly<Dto<'DeskGame'>>;

const query = createApiQuery<void, readonly DeskGame[]>(
  async (api) => (await request(api.GET('/desk/minigame'), isGetDeskGamesAnswer)).data,
);
export const games = createDeskList({ query, keyOf: ({ id }) => String(id) });
export const maintenance = createMaintenance<DeskGame>({
  list: games,
  isClosed: ({ systemMaintenanceFlg }) => systemMaintenanceFlg,
  nameOf: ({ id }) => gameTitle(id),
  send: (api, { id }, body) =>
    request(api.PUT('/desk/minigame/{gameId}', { params: { path: { gameId: id } }, body })),
  texts: messages.maintenance,
});
