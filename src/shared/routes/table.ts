export type RouteGroup =
  | 'home'
  | 'sports'
  | 'game'
  | 'casino'
  | 'money'
  | 'settlement'
  | 'community'
  | 'result'
  | 'member'
  | 'staff'
  | 'system';

export interface RouteEntry {
  group: RouteGroup;
  /** Guests are sent to the login page and come back afterwards. */
  needsAuth: boolean;
}

const open = (group: RouteGroup): RouteEntry => ({ group, needsAuth: false });
const member = (group: RouteGroup): RouteEntry => ({ group, needsAuth: true });

/** Every route of the site, as TanStack Router spells it. Guests may see what is open. */
export const routeTable = {
  '/': open('home'),
  '/korea': open('sports'),
  '/korea/cross': open('sports'),
  '/korea/wintielose': open('sports'),
  '/korea/handicap': open('sports'),
  '/korea/special': open('sports'),
  '/korea/live': open('sports'),
  '/europe': member('sports'),
  '/inplay': member('sports'),
  '/sports_info': open('sports'),
  '/livetv': member('sports'),
  '/minigame': member('game'),
  '/minigame/$provider/$game': member('game'),
  '/casino': member('casino'),
  '/casino_cx': member('casino'),
  '/slot': member('casino'),
  '/slot/index_cx': member('casino'),
  '/tournament': member('community'),
  '/tournament_casino': member('community'),
  '/charge': member('money'),
  '/chargeCrypto': member('money'),
  '/exchange': member('money'),
  '/exchangeCrypto': member('money'),
  '/mywallet/point': member('money'),
  '/coupon': member('money'),
  '/calculate': member('settlement'),
  '/calculateCasino': member('settlement'),
  '/calculateEvent': member('settlement'),
  '/calculateSports': member('settlement'),
  '/calculateTether': member('settlement'),
  '/attendance': member('community'),
  '/quest': member('community'),
  '/event': member('community'),
  '/event/$id': member('community'),
  '/free': member('community'),
  '/free/write': member('community'),
  '/free/view/{-$id}': member('community'),
  '/crypto': member('community'),
  '/crypto/write': member('community'),
  '/crypto/view/{-$id}': member('community'),
  '/hall_of_fame_bk': member('community'),
  '/customer': open('community'),
  '/customer/write/{-$flag}': member('community'),
  '/customer/view/{-$id}': member('community'),
  '/rule': open('community'),
  '/game_result': member('result'),
  '/game_result/sports': member('result'),
  '/game_result/minigame': member('result'),
  '/game_result/virtuals': member('result'),
  '/game_result/virtuals/soccer': member('result'),
  '/game_result/virtuals/basketball': member('result'),
  '/game_result/virtuals/horse': member('result'),
  '/game_result/virtuals/dog': member('result'),
  '/bet_result': member('member'),
  '/member': member('member'),
  '/message': member('member'),
  '/friend': member('member'),
  '/manager': member('staff'),
  '/admin': member('staff'),
  '/admin/index': member('staff'),
  '/login': open('system'),
  '/maintenance': open('system'),
} as const satisfies Record<string, RouteEntry>;

export type RoutePath = keyof typeof routeTable;

/** All paths of the table, in its order. */
export const routePaths = Object.keys(routeTable) as RoutePath[];
