import type { components } from '#contract/types.gen.ts';

/** The games with an entry of their own, as the contract names them. */
export type GameType = 'EU' | 'IN';

/** Where a game is: on its page, on another page of the site, or in a window of its own. */
export interface GamePlace {
  kind: 'here' | 'site' | 'window';
  url: string;
}

const ownPaths: Readonly<Record<GameType, string>> = { EU: '/europe', IN: '/inplay' };
/** What a window of a game in play opens at. */
const anchors: Readonly<Record<GameType, string>> = { EU: '', IN: '#live' };

/** Reads where the server says that a game is. An address that is no path of the site is never taken for one. */
export function placeOfGame(
  type: GameType,
  { url, opensWindow = true }: components['schemas']['GameAddress'],
): GamePlace {
  const isOwn = url.startsWith('/') && !url.startsWith('//');
  if (opensWindow || !isOwn) return { kind: 'window', url: `${url}${anchors[type]}` };
  return { kind: url === ownPaths[type] ? 'here' : 'site', url };
}
