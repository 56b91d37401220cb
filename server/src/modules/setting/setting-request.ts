import {
  SETTING_TRANSITIONS,
  type StaffRequestEvent,
  type StaffRequestState,
} from '#rules/request-transitions.ts';
import { afterCommit, type Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import {
  createRequests,
  type GuardRefusal,
  type RequestKind,
  type Requests,
  type StepContext,
  type StoredRequest,
  tableOf,
} from '../request/index.ts';
import {
  auditedOf,
  besideCurrent,
  faultOf,
  isAsRead,
  type MoneySetting,
  type WantedSetting,
  writeMoneySetting,
} from './money-setting.ts';
import { findWaitingChange, lockSettings, readSwitches } from './repository.ts';
import { shownSwitches } from './switches.ts';

export type SettingRequests = Requests<StaffRequestState, StaffRequestEvent, SettingDetails>;

/** What a change of money's own settings keeps: one admin requests it, another grants it. */
export type SettingDetails = MoneySetting & {
  reason: string;
  /** Id of the admin who requested it. */
  askedBy: string;
};

function changeOf({ details }: StoredRequest<SettingDetails>): MoneySetting {
  const { reason: _reason, askedBy: _askedBy, ...change } = details;
  return change;
}

/** Changes of settings that take two admins: nothing is set before the second. */
export function createSettingRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
): SettingRequests {
  async function set(q: Queryable, step: StepContext<SettingDetails>): Promise<void> {
    await writeMoneySetting(q, changeOf(step.request));
    const switches = shownSwitches(await readSwitches(q));
    // Whoever looks at terms of money reads them again.
    await afterCommit(() => deps.bus.publish('site', { kind: 'setting', ...switches }));
  }

  /** Nobody grants what is compared with something that is not set any more, or does not fit what is. */
  async function stillAsRead(
    q: Queryable,
    request: StoredRequest<SettingDetails>,
  ): Promise<GuardRefusal | null> {
    await lockSettings(q);
    const change = changeOf(request);
    const isFine = (await faultOf(q, change)) === null && (await isAsRead(q, change));
    return isFine ? null : 'INVALID_STATE';
  }

  const kind: RequestKind<StaffRequestState, StaffRequestEvent, SettingDetails> = {
    kind: 'setting',
    ...tableOf(SETTING_TRANSITIONS),
    isExclusive: false,
    isStaffs: true,
    guards: { second: stillAsRead },
    effects: { second: set },
    record({ request, reason }) {
      const { before, after } = auditedOf(changeOf(request));
      return { before, after: { ...after, reason: reason ?? request.details.reason } };
    },
  };
  return createRequests(deps, kind);
}

export type OpenedSetting =
  | { ok: true; id: string }
  /** `path` has what cannot be set. */
  | { ok: false; path: string };

/**
 * Opens a change in `q` as its admin's first approval, once while it waits: a repeat answers the one that is there.
 */
export async function askForSetting(
  q: Queryable,
  requests: SettingRequests,
  { reason, ...wanted }: WantedSetting & { reason: string },
  { actor, now }: { actor: StepContext['actor']; now: number },
): Promise<OpenedSetting> {
  const path = await faultOf(q, wanted);
  if (path !== null) return { ok: false, path };
  const waiting = await findWaitingChange(q, { ...wanted, reason, askedBy: actor.id });
  if (waiting !== null) return { ok: true, id: waiting };
  const change = await besideCurrent(q, wanted);
  const details: SettingDetails = { ...change, reason, askedBy: actor.id };
  const opened = await requests.open(q, { memberId: actor.id, details, actor, at: now });
  if (!opened) throw new Error(`a change of ${wanted.field} could not be opened`);
  const { id } = opened;
  const act = { id, event: 'approve' as const, actor, at: now };
  const moved = await requests.actWithin(q, act);
  if (!moved.ok) throw new Error(`the change ${id}: ${moved.error}`);
  return { ok: true, id };
}
