import { createEvent, createStore, sample } from 'effector';
import { $isLoggedIn, loginRequested } from '@/entities/member';
import {
  createApiMutation,
  createApiQuery,
  isHandledByApp,
  request,
  isGetFavouritesAnswer,
} from '@/shared/api';
import { toastShown } from '@/shared/lib/toasts';
import { messages } from './ui/messages';

interface Choice {
  leagueId: string;
  isFavourite: boolean;
}

/** A screen that marks leagues is open. */
export const favouritesRequested = createEvent();
export const favouriteToggled = createEvent<string>();

/** Ids of the member's leagues; empty for a guest. */
export const $favourites = createStore<readonly string[]>([]);
const $isWanted = createStore(false).on(favouritesRequested, () => true);

export const favouritesQuery = createApiQuery((api) =>
  request(api.GET('/member/favourite'), isGetFavouritesAnswer),
);
export const favouriteSaving = createApiMutation(
  (api, { leagueId, isFavourite }: Choice) => {
    const options = { params: { path: { leagueId } } };
    return isFavourite
      ? request(api.PUT('/member/favourite/{leagueId}', options))
      : request(api.DELETE('/member/favourite/{leagueId}', options));
  },
  { whileSending: 'send' },
);

function choose(known: readonly string[], { leagueId, isFavourite }: Choice): readonly string[] {
  const others = known.filter((id) => id !== leagueId);
  return isFavourite ? [...others, leagueId] : others;
}

const toggled = sample({
  clock: favouriteToggled,
  source: { favourites: $favourites, isLoggedIn: $isLoggedIn },
  fn: ({ favourites, isLoggedIn }, leagueId) => ({
    isLoggedIn,
    choice: { leagueId, isFavourite: !favourites.includes(leagueId) },
  }),
});
const chosen = sample({
  clock: toggled,
  filter: ({ isLoggedIn }) => isLoggedIn,
  fn: ({ choice }) => choice,
});
const guestToggled = sample({ clock: toggled, filter: ({ isLoggedIn }) => !isLoggedIn });

sample({
  clock: [favouritesRequested, $isLoggedIn],
  source: { isWanted: $isWanted, isLoggedIn: $isLoggedIn },
  filter: ({ isWanted, isLoggedIn }) => isWanted && isLoggedIn,
  fn: () => undefined,
  target: favouritesQuery.start,
});
sample({ clock: favouritesQuery.done, fn: ({ result }) => result, target: $favourites });
const memberLeft = sample({ clock: $isLoggedIn, filter: (isLoggedIn) => !isLoggedIn });
sample({ clock: memberLeft, fn: () => [], target: $favourites });
sample({
  clock: memberLeft,
  fn: () => undefined,
  target: [favouritesQuery.reset, favouriteSaving.reset],
});

// Shown at once, and taken back where the server refuses.
sample({ clock: chosen, target: favouriteSaving.start });
sample({ clock: chosen, source: $favourites, fn: choose, target: $favourites });
sample({
  clock: favouriteSaving.failed,
  source: $favourites,
  fn: (known, { params }) => choose(known, { ...params, isFavourite: !params.isFavourite }),
  target: $favourites,
});
sample({
  clock: favouriteSaving.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: () => ({ text: messages.failed, tone: 'danger' as const }),
  target: toastShown,
});
sample({ clock: guestToggled, fn: () => ({ text: messages.loginFirst }), target: toastShown });
sample({ clock: guestToggled, fn: () => ({}), target: loginRequested });
