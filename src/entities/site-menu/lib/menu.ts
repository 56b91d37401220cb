import type { RoutePath } from '@/shared/routes';
import { messages } from './messages';

export interface MenuEntry {
  key: string;
  to: string;
  label: string;
  /** Marked as live. */
  isLive?: boolean;
  /** Has a drop-down: `menuGroupsOf`. */
  dropsDown?: boolean;
  /** Addresses that belong to it; the longest that fits an address wins. */
  covers: readonly string[];
}

const entry = (key: string, to: RoutePath, label: string, rest: Partial<MenuEntry> = {}) => ({
  key,
  to,
  label,
  covers: [to],
  ...rest,
});

/** The main menu, left to right. */
export const mainMenu: readonly MenuEntry[] = [
  entry('sports', '/korea/cross', messages.sports, {
    covers: ['/korea', '/sports_info', '/livetv', '/game_result/sports'],
    dropsDown: true,
  }),
  entry('europe', '/europe', messages.europe),
  entry('inplay', '/inplay', messages.inplay, { isLive: true }),
  {
    key: 'virtual',
    to: '/minigame/bet365/soccer',
    label: messages.virtual,
    covers: ['/minigame/bet365', '/game_result/virtuals'],
    dropsDown: true,
  },
  entry('minigame', '/minigame', messages.minigame, {
    covers: ['/minigame', '/game_result/minigame'],
    dropsDown: true,
  }),
  entry('casino', '/casino', messages.casino, { covers: ['/casino', '/casino_cx'] }),
  entry('slot', '/slot', messages.slot),
  entry('tournament', '/tournament', messages.tournament, {
    covers: ['/tournament', '/tournament_casino', '/hall_of_fame_bk'],
    dropsDown: true,
  }),
  entry('event', '/event', messages.event, {
    covers: ['/event', '/attendance', '/quest'],
    dropsDown: true,
  }),
  entry('customer', '/customer', messages.customer, {
    covers: ['/customer', '/rule', '/free', '/crypto'],
    dropsDown: true,
  }),
];

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** Names the entry an address belongs to; null where none does. */
export function currentEntryOf(path: string): string | null {
  const covers = mainMenu.flatMap(({ key, covers }) => covers.map((cover) => ({ key, cover })));
  const fitting = covers.filter(({ cover }) => isBelow(path, cover));
  const [best] = fitting.sort((one, other) => other.cover.length - one.cover.length);
  return best?.key ?? null;
}
