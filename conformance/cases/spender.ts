import { mayCall } from '#rules/roles.ts';
import type { Operation } from '../contract/document.ts';
import type { Caller } from '../site/caller.ts';
import type { AccountRole } from '../site/options.ts';
import type { CaseContext } from './context.ts';
import { regular, SHARED, sessionOf } from './people.ts';

/** The account that may call an operation. */
export function accountFor({ access }: Operation): AccountRole | null {
  if (mayCall('guest', access)) return null;
  return mayCall('member', access) ? 'member' : 'admin';
}

/**
 * Callers for many calls of one operation: another one when the last has made as many as `x-rate` allows.
 * Where there is no other, the calls go on and the limit shows.
 */
export function createSpender(t: CaseContext, operation: Operation): () => Promise<Caller> {
  const { rate } = operation;
  const account = accountFor(operation);
  // Staff is as many as a run is given; members sign up.
  const canRenew = account === 'member' && t.site.options.accounts.admin !== undefined;
  async function first(): Promise<Caller> {
    if (account === null) return t.site.guest();
    // The calls of an account are kept for the cases that need that very account.
    return rate?.by === 'member' && canRenew ? regular(t, used) : sessionOf(t, account);
  }
  let calls = 0;
  let used = SHARED;
  let caller: Caller | undefined;
  return async () => {
    calls += 1;
    // One is left for whoever calls beside us.
    if (caller && rate && calls >= rate.max) {
      calls = 1;
      if (rate.by !== 'member') caller = t.site.guest();
      else if (canRenew) {
        used += 1;
        caller = await regular(t, used);
      }
    }
    caller ??= await first();
    return caller;
  };
}
