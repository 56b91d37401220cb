import { formatFolders } from '@/shared/lib/format';
import { type BetLeg, isCasinoLeg } from './bet';
import { casinoRoundText, legName, legTitle } from './leg-text';

const andOthers = (first: string, others: number) => `${first} 외 ${others}경기`;

/** What lists show of a bet. */
export interface BetDigest {
  folders: number;
  /** Of a system. */
  sizes?: readonly number[];
  /** The first one. */
  leg: BetLeg;
}

/** Names a bet of so many legs by its first one. @example betText({ folders: 3, leg }) // '3폴더 · 아스널 외 2경기' */
export function betText({ folders, sizes, leg: first }: BetDigest): string {
  if (isCasinoLeg(first)) return `${first.gameName} · ${casinoRoundText(first)}`;
  const picked = folders === 1 ? legTitle(first) : andOthers(legName(first), folders - 1);
  return `${formatFolders(folders, sizes)} · ${picked}`;
}
