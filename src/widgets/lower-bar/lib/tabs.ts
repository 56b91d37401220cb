import { currentEntryOf } from '@/entities/site-menu';
import type { RoutePath } from '@/shared/routes';

export type TabKey = 'sports' | 'inplay' | 'minigame' | 'casino' | 'member';

/** The tabs of the lower bar, left to right. */
export const tabs: readonly { key: TabKey; to: RoutePath }[] = [
  { key: 'sports', to: '/korea/cross' },
  { key: 'inplay', to: '/inplay' },
  { key: 'minigame', to: '/minigame' },
  { key: 'casino', to: '/casino' },
  { key: 'member', to: '/member' },
];

const tabOfEntry: Record<string, TabKey> = {
  sports: 'sports',
  europe: 'sports',
  inplay: 'inplay',
  virtual: 'minigame',
  minigame: 'minigame',
  casino: 'casino',
  slot: 'casino',
};

const memberPaths = ['/member', '/limits', '/bet_result', '/mywallet/point', '/mywallet/statement'];

/** The tab an address belongs to; null where none does. */
export function tabOf(path: string): TabKey | null {
  if (memberPaths.includes(path)) return 'member';
  return tabOfEntry[currentEntryOf(path) ?? ''] ?? null;
}
