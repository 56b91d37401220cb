import {
  attach,
  createEffect,
  createEvent,
  createStore,
  type EventPayload,
  sample,
  scopeBind,
} from 'effector';
import { $member, activitySeen, unreadRequested } from '@/entities/member';
import { $isMaintenance } from '@/entities/setting';
import { apiCallFinished, apiCallStarted, type ApiCall } from '@/shared/api';
import { workFinished, workStarted } from '@/shared/lib/progress';
import {
  $place,
  navigated,
  navigationRequested,
  navigationStarted,
  referralCodeArrived,
  type PageInfo,
} from '@/shared/routes';
import { messages } from './messages';

interface Location {
  href: string;
  pathname: string;
}

interface Match {
  fullPath: string;
  staticData: { page?: PageInfo };
}

/** What the wiring needs of the router; the real one reaches it through `routerReady`. */
export interface Navigator {
  navigate: (options: { href: string; replace?: boolean; resetScroll?: boolean }) => Promise<void>;
  invalidate: () => Promise<void>;
  readonly state: { readonly matches: readonly Match[] };
  subscribe: (
    event: 'onBeforeNavigate' | 'onResolved',
    fn: (event: { toLocation: Location }) => void,
  ) => () => void;
}

export const routerReady = createEvent<Navigator>();

const $router = createStore<Navigator | null>(null, { serialize: 'ignore' });
const $isNavigating = createStore(false);
const $memberId = $member.map((member) => member?.id ?? null);
// Calls in the background: no progress bar for them.
const backgroundPaths: readonly string[] = [
  '/member/user',
  '/message/unread',
  '/bet/seen',
  '/bet/summary',
  '/member/session',
  '/setting',
  '/setting/maintanace',
  '/setting/autoLogoutMin',
  '/settingSignUp',
];
const isAwaited = ({ path }: ApiCall) => !backgroundPaths.includes(path);
const queryOf = (href: string) => new URL(href, 'http://site').searchParams;
const joinCodeOf = (href: string) => queryOf(href).get('joinCd');
const isPlaying = (href: string) => /^\/(casino|slot)/.test(href) && queryOf(href).has('game');

const watchRouterFx = createEffect((router: Navigator) => {
  const onStarted = scopeBind(navigationStarted);
  const onDone = scopeBind(navigated);
  router.subscribe('onBeforeNavigate', () => onStarted());
  router.subscribe('onResolved', ({ toLocation }) => {
    const { matches } = router.state;
    const route = matches.length > 1 ? (matches.at(-1)?.fullPath ?? '') : '';
    onDone({ href: toLocation.href, path: toLocation.pathname, route });
  });
});
const titleFx = attach({
  source: $router,
  effect: (router) => {
    const { fullPath, staticData } = router?.state.matches.at(-1) ?? {};
    const title = fullPath === '/' ? undefined : staticData?.page?.title;
    document.title = title === undefined ? messages.site : `${title} | ${messages.site}`;
  },
});
const navigateFx = attach({
  source: $router,
  effect: (router, { to, ...options }: EventPayload<typeof navigationRequested>) => {
    // Not awaited: a page that loads for long must not keep the scope from settling.
    void router?.navigate({ href: to, replace: false, ...options });
  },
});
const invalidateFx = attach({
  source: $router,
  effect: (router) => {
    void router?.invalidate();
  },
});
sample({ clock: routerReady, target: [$router, watchRouterFx] });
sample({ clock: navigationRequested, target: navigateFx });
// Guards look at both, so they have to look again.
sample({ clock: [$memberId, $isMaintenance], target: invalidateFx });

sample({ clock: $place, target: titleFx });
// A game that is open keeps the length that its launch has given the session.
sample({
  clock: $place,
  filter: ({ href }) => !isPlaying(href),
  target: activitySeen,
});
sample({ clock: $place, target: unreadRequested });
sample({
  clock: navigated,
  filter: ({ href }) => joinCodeOf(href) !== null,
  fn: ({ href }) => joinCodeOf(href) ?? '',
  target: referralCodeArrived,
});

sample({ clock: navigationStarted, fn: () => true, target: $isNavigating });
sample({ clock: navigated, fn: () => false, target: $isNavigating });
sample({ clock: $isNavigating, filter: Boolean, target: workStarted });
sample({
  clock: $isNavigating,
  filter: (isNavigating) => !isNavigating,
  target: workFinished,
});
// Before the router is there nothing is drawn, and the bar's timers would hold the boot back.
const $isDrawn = $router.map((router) => router !== null);
sample({
  clock: apiCallStarted,
  source: $isDrawn,
  filter: (isDrawn, call) => isDrawn && isAwaited(call),
  target: workStarted,
});
sample({
  clock: apiCallFinished,
  source: $isDrawn,
  filter: (isDrawn, call) => isDrawn && isAwaited(call),
  target: workFinished,
});
