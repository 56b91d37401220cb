import { parseSelectionId } from '#rules/ids.ts';
import { MAX_LEGS } from '#rules/limits.ts';

/** After the #, so that no server and no page is asked about it. */
const KEY = 'picks';

/** What a link to a slip holds, or what is wrong with it. */
export type LinkedPicks = { ok: true; picks: readonly string[] } | { ok: false; fault: LinkFault };
/** It names more than a slip takes, or what is no pick. */
export type LinkFault = 'tooMany' | 'broken';

/**
 * It opens these picks, and nothing else of the slip.
 * @example slipLink(['match0001.1._.1'], 'https://hanpan.example') // 'https://hanpan.example/korea/cross#picks=match0001.1._.1'
 */
export function slipLink(selectionIds: readonly string[], origin: string): string {
  return `${origin}/korea/cross#${new URLSearchParams({ [KEY]: selectionIds.join(',') })}`;
}

/** Reads the picks that an address names; null where it names none. */
export function linkedPicks(href: string): LinkedPicks | null {
  const { hash } = new URL(href, 'http://site');
  const text = new URLSearchParams(hash.slice(1)).get(KEY);
  if (text === null) return null;
  const picks = [...new Set(text.split(','))];
  if (picks.length > MAX_LEGS) return { ok: false, fault: 'tooMany' };
  const areAll = picks.every((id) => parseSelectionId(id) !== null);
  return areAll ? { ok: true, picks } : { ok: false, fault: 'broken' };
}

/** The address without its picks. */
export function withoutPicks(href: string): string {
  return href.replace(/#.*$/s, '');
}
