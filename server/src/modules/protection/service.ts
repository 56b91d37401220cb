import {
  breakUntil,
  exclusionUntil,
  limitChange,
  RAISE_WAIT_MS,
  REALITY_CHECK_MS,
} from '#rules/protection.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import * as repository from './repository.ts';
import type { LimitUse, StoredLimit } from './repository.ts';
import type { LimitChoice, LimitName, Protection, RealityCheck } from './types.ts';

const MINUTE_MS = 60_000;
const SHOWN_CHANGES = 20;

export interface ProtectionPorts {
  /** Cancels an open deposit of a member who has stopped. */
  stopDeposit(id: string, at: number): Promise<void>;
}

export interface ProtectionService {
  /** What a member set, as it holds at an instant. */
  read(memberId: string, now: number): Promise<Protection>;
  /** Sets a limit: a stricter one at once, a weaker one or none after 24 hours. */
  setLimit(memberId: string, choice: LimitChoice, now: number): Promise<Protection>;
  /** Cancels a raise that waits; null when there is none. */
  cancelRaise(memberId: string, name: LimitName, now: number): Promise<Protection | null>;
  /** Stops bets and deposits for whole days. */
  takeBreak(memberId: string, days: number, now: number): Promise<Protection>;
  /** Stops bets, deposits and marketing for months of Seoul. */
  exclude(memberId: string, months: number, now: number): Promise<Protection>;
  /** The reality check of a session; null when there is none. */
  check(sessionId: string, now: number): Promise<RealityCheck | null>;
  /** The member has read it: the next 60 minutes begin where one was due. */
  answerCheck(sessionId: string, now: number): Promise<RealityCheck | null>;
  /** Books raises that are due. */
  applyRaises(now: number): Promise<void>;
  /** Cancels deposits that a stop left open, of one member or of all. */
  stopDeposits(now: number, memberId?: string): Promise<void>;
}

function shownLimit({ kind, period, amount, nextAmount, nextFrom, used, freeAt }: LimitUse) {
  return {
    kind,
    period,
    limit: amount,
    used: kind === 'session' ? Math.floor(used / MINUTE_MS) : Math.max(used, 0),
    freeAt,
    next: nextFrom === null ? null : { limit: nextAmount, from: nextFrom },
  };
}

async function show(q: Queryable, memberId: string, now: number): Promise<Protection> {
  const currency = await repository.readCurrency(q, memberId);
  if (!currency) throw new Error(`no member ${memberId}`);
  return {
    currency,
    limits: (await repository.readUse(q, memberId, now)).map(shownLimit),
    stop: await repository.readStop(q, memberId, now),
    changes: await repository.listChanges(q, memberId, SHOWN_CHANGES),
  };
}

/** The limit in force; a raise that is due is stored first. */
async function settled(
  q: Queryable,
  memberId: string,
  name: LimitName,
  now: number,
): Promise<StoredLimit | null> {
  const stored = await repository.readLimit(q, memberId, name);
  if (stored?.nextFrom == null || stored.nextFrom > now) return stored;
  const { kind, period, amount: from, nextAmount: to } = stored;
  const next = to === null ? null : { kind, period, amount: to, nextAmount: null, nextFrom: null };
  if (next) await repository.saveLimit(q, memberId, next, now);
  else await repository.removeLimit(q, memberId, name);
  const change = { kind, period, event: 'apply' as const, from, to, at: stored.nextFrom };
  await repository.insertChange(q, memberId, change);
  return next;
}

/** Cancels a raise that waits; false where there is none. */
async function withoutRaise(
  q: Queryable,
  memberId: string,
  limit: StoredLimit,
  now: number,
): Promise<boolean> {
  const { kind, period, amount: to, nextAmount: from, nextFrom } = limit;
  if (nextFrom === null) return false;
  await repository.saveLimit(q, memberId, { ...limit, nextAmount: null, nextFrom: null }, now);
  await repository.insertChange(q, memberId, { kind, period, event: 'cancel', from, to, at: now });
  return true;
}

async function change(
  q: Queryable,
  memberId: string,
  { kind, period, limit: to }: LimitChoice,
  now: number,
): Promise<void> {
  const held = await settled(q, memberId, { kind, period }, now);
  const from = held?.amount ?? null;
  const what = limitChange(from, to);
  if (what === 'same') {
    if (held) await withoutRaise(q, memberId, held, now);
    return;
  }
  const next: StoredLimit =
    what === 'raise' && held
      ? { ...held, nextAmount: to, nextFrom: now + RAISE_WAIT_MS }
      : { kind, period, amount: to ?? 0, nextAmount: null, nextFrom: null };
  await repository.saveLimit(q, memberId, next, now);
  await repository.insertChange(q, memberId, { kind, period, event: what, from, to, at: now });
}

async function check(q: Queryable, sessionId: string, now: number): Promise<RealityCheck | null> {
  const facts = await repository.readCheck(q, sessionId);
  if (!facts) return null;
  const { startedAt, answeredAt, net, currency } = facts;
  const nextAt = (answeredAt ?? startedAt) + REALITY_CHECK_MS;
  return { isDue: nextAt <= now, startedAt, nextAt, net, currency };
}

export function createProtectionService(
  { db, ids }: Pick<ModuleDeps, 'db' | 'ids'>,
  { stopDeposit }: ProtectionPorts,
): ProtectionService {
  async function stop(
    memberId: string,
    kind: 'break' | 'exclusion',
    { untilOf, now }: { untilOf(from: number): number; now: number },
  ): Promise<Protection> {
    await db.tx(async (q) => {
      // A bet that got the lock first came before the stop, whatever the clocks of two calls say.
      const from = Math.max(now, await repository.lockMember(q, memberId));
      const until = untilOf(from);
      const running = await repository.readStop(q, memberId, now);
      // Never shorter: one that ends later stays, and a repeated press adds nothing.
      if (running && running.until >= until) return;
      await repository.insertStop(q, memberId, { id: ids.id('stp'), kind, from, until });
    });
    await stopDeposits(now, memberId);
    return show(db, memberId, now);
  }

  async function stopDeposits(now: number, memberId?: string): Promise<void> {
    for (const id of await repository.listStoppedDeposits(db, now, memberId))
      await stopDeposit(id, now);
  }

  return {
    read: (memberId, now) => show(db, memberId, now),
    setLimit: (memberId, choice, now) =>
      db.tx(async (q) => {
        await repository.lockMember(q, memberId);
        await change(q, memberId, choice, now);
        return show(q, memberId, now);
      }),
    cancelRaise: (memberId, name, now) =>
      db.tx(async (q) => {
        await repository.lockMember(q, memberId);
        const held = await settled(q, memberId, name, now);
        const isCancelled = held !== null && (await withoutRaise(q, memberId, held, now));
        return isCancelled ? show(q, memberId, now) : null;
      }),
    takeBreak: (memberId, days, now) =>
      stop(memberId, 'break', { untilOf: (from) => breakUntil(from, days), now }),
    exclude: (memberId, months, now) =>
      stop(memberId, 'exclusion', { untilOf: (from) => exclusionUntil(from, months), now }),
    check: (sessionId, now) => check(db, sessionId, now),
    async answerCheck(sessionId, now) {
      const shown = await check(db, sessionId, now);
      if (!shown?.isDue) return shown;
      await repository.saveAnswer(db, sessionId, now);
      return check(db, sessionId, now);
    },
    async applyRaises(now) {
      for (const { memberId, ...name } of await repository.listDueRaises(db, now, 100))
        await db.tx(async (q) => {
          await repository.lockMember(q, memberId);
          await settled(q, memberId, name, now);
        });
    },
    stopDeposits,
  };
}
