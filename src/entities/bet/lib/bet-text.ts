import { formatFolders } from '@/shared/lib/format';
import type { BetLeg } from './bet';
import { legName, legTitle } from './leg-text';

const andOthers = (first: string, others: number) => `${first} 외 ${others}경기`;

/** Names a bet of so many legs by its first one. @example betText(3, leg) // '3폴더 · 아스널 외 2경기' */
export function betText(folders: number, first: BetLeg): string {
  const picked = folders === 1 ? legTitle(first) : andOthers(legName(first), folders - 1);
  return `${formatFolders(folders)} · ${picked}`;
}
