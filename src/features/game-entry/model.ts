import {
  attach,
  combine,
  createEffect,
  createStore,
  type Event,
  sample,
  type Store,
} from 'effector';
import { isOpenGameAnswer } from '#contract/checks.gen.ts';
import { sessionLost } from '@/entities/member';
import { createApiQuery, isHandledByApp, request } from '@/shared/api';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { navigationRequested } from '@/shared/routes';
import { type GameType, placeOfGame } from './lib/place-of-game';
import { messages } from './ui/messages';

interface GameEntry {
  type: GameType;
  /** What a member is asked before they enter. */
  question: string;
  /** The member has said so already, in a dialog that led here. */
  $isConfirmed: Store<boolean>;
  opened: Event<unknown>;
  closed: Event<void>;
}

/**
 * Asks before a member enters a game, once until the session ends, and asks the server where it is. Returns whether it has
 * named the page that is open.
 */
export function createGameEntry({
  type,
  question,
  $isConfirmed,
  opened,
  closed,
}: GameEntry): Store<boolean> {
  const $isEntered = createStore(false);
  const confirmFx = attach({
    effect: askConfirmFx,
    mapParams: () => ({ text: question, confirmLabel: messages.enter }),
  });
  const gameQuery = createApiQuery((api) =>
    request(api.GET('/kosca/opengame', { params: { query: { type } } }), isOpenGameAnswer),
  );
  const openWindowFx = createEffect((url: string) => void window.open(url, '_blank', 'noopener'));

  const $entry = combine({ isEntered: $isEntered, isConfirmed: $isConfirmed });
  sample({
    clock: opened,
    source: $entry,
    filter: ({ isEntered, isConfirmed }) => !isEntered && !isConfirmed,
    target: confirmFx,
  });
  sample({
    clock: opened,
    source: $entry,
    filter: ({ isEntered, isConfirmed }) => !isEntered && isConfirmed,
    target: gameQuery.start,
  });
  const answered = sample({ clock: confirmFx.doneData });
  sample({ clock: answered, filter: Boolean, target: gameQuery.start });
  sample({ clock: closed, target: gameQuery.reset });

  const placeFound = gameQuery.done.map(({ result }) => placeOfGame(type, result));
  $isEntered.on(placeFound, (_last, { kind }) => kind === 'here').reset(sessionLost);
  sample({
    clock: placeFound,
    filter: ({ kind }) => kind === 'window',
    fn: ({ url }) => url,
    target: openWindowFx,
  });
  const refused = sample({
    clock: gameQuery.failed,
    filter: ({ error }) => !isHandledByApp(error),
  });
  sample({
    clock: refused,
    fn: () => ({ text: messages.maintenance, key: `${type}-maintenance` }),
    target: alertShown,
  });
  // Nothing is left to do here: the game is elsewhere, closed, or was not wanted.
  sample({
    clock: [answered.filter({ fn: (isConfirmed) => !isConfirmed }), refused, openWindowFx.finally],
    fn: () => ({ to: '/', replace: true }),
    target: navigationRequested,
  });
  sample({
    clock: placeFound,
    filter: ({ kind }) => kind === 'site',
    fn: ({ url }) => ({ to: url, replace: true }),
    target: navigationRequested,
  });
  return $isEntered;
}
