import type { RoutePath } from '@/shared/routes';
import { messages } from './messages';

const shortcutKeys = [
  'message',
  'attendance',
  'coupon',
  'friend',
  'calculate',
  'charge',
  'exchange',
  'tetherCharge',
  'tetherExchange',
  'customer',
  'memberInfo',
  'betResult',
] as const;

export type ShortcutKey = (typeof shortcutKeys)[number];

export interface Shortcut {
  key: ShortcutKey;
  to: RoutePath;
  label: string;
}

const paths: Record<ShortcutKey, RoutePath> = {
  message: '/message',
  attendance: '/attendance',
  coupon: '/coupon',
  friend: '/friend',
  calculate: '/calculate',
  charge: '/charge',
  exchange: '/exchange',
  tetherCharge: '/chargeCrypto',
  tetherExchange: '/exchangeCrypto',
  customer: '/customer',
  memberInfo: '/member',
  betResult: '/bet_result',
};

// Coin-only members deposit and withdraw in the site's USD, and in nothing else.
const cashOnly: readonly ShortcutKey[] = ['charge', 'exchange'];

export interface Visitor {
  isCoinOnly: boolean;
}

/** Whether a page is of use to a visitor: those of won are not to coin-only members. */
export function isUsable(path: string, visitor: Visitor | null): boolean {
  return !visitor?.isCoinOnly || !cashOnly.some((key) => paths[key] === path);
}

/** Shortcuts by key, in the order of the keys, without those the member cannot use. */
export function shortcutsOf(
  { isCoinOnly }: Visitor,
  keys: readonly ShortcutKey[] = shortcutKeys,
): Shortcut[] {
  return keys
    .filter((key) => !isCoinOnly || !cashOnly.includes(key))
    .map((key) => ({ key, to: paths[key], label: messages[key] }));
}

/** The two money shortcuts of first rank: deposit and withdrawal in the member's own currency. */
export function moneyShortcutsOf({ isCoinOnly }: Visitor): {
  charge: Shortcut;
  exchange: Shortcut;
} {
  const one = (key: ShortcutKey) => ({ key, to: paths[key], label: messages[key] });
  return isCoinOnly
    ? { charge: one('tetherCharge'), exchange: one('tetherExchange') }
    : { charge: one('charge'), exchange: one('exchange') };
}

/** Writes a count for a badge: nothing for none, 99+ above 99. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > 99 ? '99+' : String(count);
}
