import type { Refusal as RefusalDto } from '@/shared/api';
import type { Refusal } from './rules';

/** Maps a refusal of the wire to that of the rules: null becomes absent. */
export function toRefusal({ code, selectionIds, from, to, limit }: RefusalDto): Refusal {
  return {
    code,
    ...(selectionIds ? { selectionIds } : {}),
    ...(selectionIds?.length === 1 ? { selectionId: selectionIds[0] } : {}),
    from: from ?? undefined,
    to: to ?? undefined,
    limit,
  };
}

/** The legs a refusal names; [] when it is about the slip as a whole. */
export function legsOf({ selectionId, selectionIds }: Refusal): string[] {
  return selectionIds ?? (selectionId === undefined ? [] : [selectionId]);
}
