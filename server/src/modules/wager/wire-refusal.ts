import type { Refusal as RuleRefusal } from '#rules/refusals.ts';
import type { Refusal } from './types.ts';

/** The wire names legs in one list and a needed number of folders as the limit. */
export function wireRefusal({
  code,
  selectionId,
  selectionIds,
  folders,
  limit,
  from,
  to,
}: RuleRefusal): Refusal {
  const ids = selectionIds ?? (selectionId === undefined ? undefined : [selectionId]);
  const bound = limit ?? folders;
  return {
    code,
    ...(ids && { selectionIds: ids }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(bound !== undefined && { limit: bound }),
  };
}
