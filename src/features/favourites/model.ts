import { combine, createEvent, createStore, sample } from 'effector';
import { isGetFavouritesAnswer } from '#contract/checks.gen.ts';
import { $isLoggedIn, loginRequested } from '@/entities/member';
import {
  type ApiError,
  createApiMutation,
  createApiQuery,
  isHandledByApp,
  isProblem,
  request,
} from '@/shared/api';
import { toastShown } from '@/shared/lib/toasts';
import {
  type Edit,
  type Edits,
  nextEdit,
  replaceEdit,
  withEdits,
  withFavourite,
} from './lib/edits';
import { type Favourite, type Favourites, keyOf } from './lib/favourites';
import { messages } from './ui/messages';

/** A screen with stars is open. */
export const favouritesRequested = createEvent();
export const favouriteToggled = createEvent<Favourite>();
/** A guest wants something of favourites. */
export const guestRefused = createEvent();

const noFavourites: Favourites = new Set();
const noEdits: Edits = new Map();

const $isWanted = createStore(false).on(favouritesRequested, () => true);
/** As the server has them. */
export const $savedFavourites = createStore(noFavourites, { serialize: 'ignore' });
const $edits = createStore(noEdits, { serialize: 'ignore' });
/** The member's favourites as they are to be shown; none for a guest. */
export const $favourites = combine($savedFavourites, $edits, withEdits);

export const favouritesQuery = createApiQuery((api) =>
  request(api.GET('/member/favourite'), isGetFavouritesAnswer),
);
export const favouriteSaving = createApiMutation(
  (api, { favourite: { kind, id }, sent }: Edit) => {
    const options = { params: { path: { kind, favouriteId: id } } };
    return sent
      ? request(api.PUT('/member/favourite/{kind}/{favouriteId}', options))
      : request(api.DELETE('/member/favourite/{kind}/{favouriteId}', options));
  },
  { whileSending: 'send' },
);

/** What can be said of the favourites: those of a guest need a login, those of a member an answer. */
export const $favouritesStatus = combine(
  { isLoggedIn: $isLoggedIn, data: favouritesQuery.$data, failure: favouritesQuery.$failure },
  ({ isLoggedIn, data, failure }) => {
    if (!isLoggedIn) return 'guest';
    if (data !== null) return 'ready';
    return failure === null ? 'loading' : 'failed';
  },
);

function failureText(error: ApiError, { sent, favourite: { kind } }: Edit): string {
  if (isProblem(error, 'FAVOURITE_LIMIT')) return messages.limit;
  if (sent && isProblem(error, 'NOT_FOUND'))
    return kind === 'game' ? messages.goneGame : messages.gone;
  return messages.failed;
}

sample({
  clock: [favouritesRequested, $isLoggedIn],
  source: { isWanted: $isWanted, isLoggedIn: $isLoggedIn },
  filter: ({ isWanted, isLoggedIn }) => isWanted && isLoggedIn,
  target: favouritesQuery.start,
});
sample({
  clock: favouritesQuery.done,
  fn: ({ result }): Favourites => new Set(result.map(keyOf)),
  target: $savedFavourites,
});
const memberLeft = sample({ clock: $isLoggedIn, filter: (isLoggedIn) => !isLoggedIn });
sample({ clock: memberLeft, fn: () => noFavourites, target: $savedFavourites });
sample({ clock: memberLeft, fn: () => noEdits, target: $edits });
sample({
  clock: memberLeft,
  target: [favouritesQuery.reset, favouriteSaving.reset],
});

const toggled = sample({
  clock: favouriteToggled,
  source: { favourites: $favourites, edits: $edits, isLoggedIn: $isLoggedIn },
  fn: ({ favourites, edits, isLoggedIn }, favourite) => {
    const key = keyOf(favourite);
    const wanted = !favourites.has(key);
    const running = edits.get(key);
    return { isLoggedIn, edits, running, edit: { favourite, sent: wanted, ...running, wanted } };
  },
});
const edited = sample({ clock: toggled, filter: ({ isLoggedIn }) => isLoggedIn });
const guestToggled = sample({ clock: toggled, filter: ({ isLoggedIn }) => !isLoggedIn });

// Shown at once; sent unless another change of the same favourite is on its way.
sample({
  clock: edited,
  fn: ({ edits, edit }) => replaceEdit(edits, keyOf(edit.favourite), edit),
  target: $edits,
});
sample({
  clock: edited,
  filter: ({ running }) => running === undefined,
  fn: ({ edit }) => edit,
  target: favouriteSaving.start,
});

const stored = sample({
  clock: favouriteSaving.done,
  source: $edits,
  fn: (edits, { params }) => ({ params, edits, next: nextEdit(edits, params, true) }),
});
const refused = sample({
  clock: favouriteSaving.failed,
  source: $edits,
  fn: (edits, { params, error }) => ({
    params,
    edits,
    error,
    isWanted: edits.get(keyOf(params.favourite))?.wanted === params.sent,
    next: null,
  }),
});
sample({
  clock: stored,
  source: $savedFavourites,
  fn: (saved, { params }) => withFavourite(saved, keyOf(params.favourite), params.sent),
  target: $savedFavourites,
});
sample({
  clock: [stored, refused],
  fn: ({ edits, params, next }) => replaceEdit(edits, keyOf(params.favourite), next),
  target: $edits,
});
sample({
  clock: stored.map(({ next }) => next),
  filter: (next) => next !== null,
  target: favouriteSaving.start,
});
// A list that was read before the change was stored does not have it.
sample({
  clock: stored,
  source: favouritesQuery.$isPending,
  filter: (isPending) => isPending,
  target: favouritesQuery.start,
});
sample({
  clock: refused,
  filter: ({ isWanted, error }) => isWanted && !isHandledByApp(error),
  fn: ({ error, params }) => ({ text: failureText(error, params), tone: 'danger' as const }),
  target: toastShown,
});

sample({ clock: guestToggled, target: guestRefused });
sample({ clock: guestRefused, fn: () => ({ text: messages.loginFirst }), target: toastShown });
sample({ clock: guestRefused, fn: () => ({}), target: loginRequested });
