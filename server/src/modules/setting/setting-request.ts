import {
  SETTING_TRANSITIONS,
  type StaffRequestEvent,
  type StaffRequestState,
} from '#rules/request-transitions.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { recordAudit } from '../admin/index.ts';
import {
  type AfterCommit,
  createRequests,
  type RequestKind,
  type Requests,
  type StepContext,
  tableOf,
} from '../request/index.ts';
import { findWaitingChange, readUsdRate, writeSetting } from './repository.ts';

export type SettingRequests = Requests<StaffRequestState, StaffRequestEvent>;

/** What a change of money's own settings keeps: one admin asks, another grants it. */
export interface SettingDetails {
  field: 'usdRate';
  /** Won a dollar in ten-thousandths; null while the site has none set. */
  before: number | null;
  after: number;
  reason: string;
  /** Id of the admin who asked. */
  askedBy: string;
}

function audit(q: Queryable, event: StaffRequestEvent, step: StepContext): Promise<void> {
  const { request, from, actor, at } = step;
  const { field, before, after, reason } = request.details as unknown as SettingDetails;
  return recordAudit(q, {
    ...{ at, actor: actor.id, action: `setting.${event}`, target: request.id, ip: actor.ip },
    before: { state: from, [field]: before },
    after: { state: request.state, [field]: after, reason: step.reason ?? reason },
  });
}

/** Makes the changes of settings that take two admins: nothing is set before the second. */
export function createSettingRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
): SettingRequests {
  async function set(q: Queryable, step: StepContext): Promise<AfterCommit | undefined> {
    const { field, after } = step.request.details as unknown as SettingDetails;
    await writeSetting(q, field, after);
    await audit(q, 'second', step);
    return undefined;
  }

  const kind: RequestKind<StaffRequestState, StaffRequestEvent> = {
    kind: 'setting',
    ...tableOf(SETTING_TRANSITIONS),
    isExclusive: false,
    isStaffs: true,
    effects: {
      approve: (q, step) => audit(q, 'approve', step).then(() => undefined),
      second: set,
      reject: (q, step) => audit(q, 'reject', step).then(() => undefined),
    },
  };
  return createRequests(deps, kind);
}

/**
 * Opens a change in `q` as its admin's first approval, once while it waits: a repeat answers the one that is there. `afterCommit`
 * must run afterwards.
 */
export async function askForSetting(
  q: Queryable,
  requests: SettingRequests,
  wanted: Pick<SettingDetails, 'field' | 'after' | 'reason'>,
  { actor, now }: { actor: StepContext['actor']; now: number },
): Promise<{ id: string; afterCommit: AfterCommit }> {
  const waiting = await findWaitingChange(q, { ...wanted, askedBy: actor.id });
  if (waiting !== null) return { id: waiting, afterCommit: () => undefined };
  const details: SettingDetails = {
    ...wanted,
    before: await readUsdRate(q),
    askedBy: actor.id,
  };
  const opened = await requests.open(q, {
    ...{ memberId: actor.id, details: { ...details }, actor, at: now },
  });
  if (!opened) throw new Error(`a change of ${wanted.field} could not be opened`);
  const { id } = opened;
  const act = { id, event: 'approve' as const, actor, at: now };
  const { afterCommit, ...moved } = await requests.actWithin(q, act);
  if (!moved.ok) throw new Error(`the change ${id}: ${moved.error}`);
  return { id, afterCommit };
}
