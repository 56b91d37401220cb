import { createEffect, createStore, sample } from 'effector';
import { roundGameAt } from '#rules/rounds/games.ts';
import { VIRTUAL_SPORTS } from '#rules/rounds/venues.ts';
import { $gameId, gameClosed, gameOpened, lobbyClosed, lobbyOpened } from '@/entities/round';
import { readNowFx } from '@/shared/lib/clock';
import { venueAt } from '@/widgets/round-table';
import {
  lobbyPageClosed,
  lobbyPageOpened,
  lobbyTabChanged,
  tableChanged,
  tableClosed,
  tableOpened,
  type TableOpening,
} from './events';

/** The chosen tab of the lobby: a provider, `favourites`, or '' for all. */
export const $tab = createStore('');

const $isTableOpen = createStore(false)
  .on(tableOpened, () => true)
  .reset(tableClosed);

/** The game of an address; null of one that the site does not have. */
const findGameFx = createEffect(async ({ params, search }: TableOpening) => {
  const { provider = '', game = '' } = params;
  const sport = VIRTUAL_SPORTS.find((one) => one === game);
  if (provider === 'bet365' && sport) {
    return venueAt(sport, search.venue, await readNowFx())?.id ?? null;
  }
  return roundGameAt(provider, game)?.id ?? null;
});

sample({ clock: [lobbyPageOpened, lobbyTabChanged], fn: ({ search }) => search.tab, target: $tab });
sample({ clock: lobbyPageOpened, target: lobbyOpened });
sample({ clock: lobbyPageClosed, target: lobbyClosed });

sample({ clock: [tableOpened, tableChanged], target: findGameFx });
sample({
  clock: findGameFx.doneData,
  source: { shown: $gameId, isOpen: $isTableOpen },
  filter: ({ shown, isOpen }, id) => isOpen && id !== null && id !== shown,
  fn: (_source, id) => id ?? 0,
  target: gameOpened,
});
sample({ clock: tableClosed, target: gameClosed });
