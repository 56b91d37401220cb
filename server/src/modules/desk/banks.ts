import type { Handlers } from '../../contract/types.ts';
import { found } from '../../lib/answers.ts';
import type { SiteLists } from '../setting/index.ts';
import { actingOf } from './acting.ts';

/** Banks, whose accounts are taken or not. */
export function bankRoutes(lists: Pick<SiteLists, 'useBank'>): Partial<Handlers> {
  return {
    setBankUse: async ({ params, body }, ctx) =>
      found(await lists.useBank(params.bankId, body.useFlag, actingOf(ctx))),
  };
}
