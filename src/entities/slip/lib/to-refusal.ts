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
