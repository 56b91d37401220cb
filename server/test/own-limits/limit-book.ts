import type { components } from '#contract/types.gen.ts';
import { DAY, HOUR, type Line } from './attacker.ts';

type Choice = components['schemas']['LimitChoice'];
export type Kind = Choice['kind'];
export type Period = Choice['period'];

const SEOUL = 9 * HOUR;

/** Codes of rules/ledger.ts that a limit counts, and the sign that makes what was used of them. */
const COUNTED: Record<Exclude<Kind, 'session'>, { codes: readonly number[]; sign: 1 | -1 }> = {
  deposit: { codes: [2100, 2110], sign: 1 },
  stake: { codes: [4100, 4500, 9100], sign: -1 },
  loss: { codes: [4100, 4300, 4500, 4600, 5100, 5200, 5300, 9100, 9200, 9300], sign: -1 },
};

interface Held {
  kind: Kind;
  period: Period;
  limit: number | null;
  next: { limit: number | null; from: number } | null;
}

/** A limit as it has to hold, with what has to be used of it. */
export interface Expected extends Held {
  limit: number;
  used: number;
}

interface Session {
  from: number;
  to: number | null;
}

/** The first instant that counts for a period which ends at `at`. */
function firstOf(period: Period, at: number): number {
  if (period === 'day') return at - DAY + 1;
  if (period === 'week') return at - 7 * DAY + 1;
  const seoul = new Date(at + SEOUL);
  return Date.UTC(seoul.getUTCFullYear(), seoul.getUTCMonth(), 1) - SEOUL;
}

export type LimitBook = ReturnType<typeof createLimitBook>;

/** What a member set and did, kept by the rules of ADR 0013 apart from the server's SQL. */
export function createLimitBook() {
  const held = new Map<string, Held>();
  const sessions: Session[] = [];

  /** What holds at an instant: a raise whose day is over is the limit itself. */
  function at(one: Held, now: number): Held {
    return one.next && one.next.from <= now ? { ...one, limit: one.next.limit, next: null } : one;
  }

  function usedOf({ kind, period }: Held, now: number, lines: readonly Line[]): number {
    const first = firstOf(period, now);
    if (kind === 'session') {
      const ms = sessions.reduce(
        (sum, { from, to }) => sum + Math.max((to ?? now) - Math.max(from, first - 1), 0),
        0,
      );
      return Math.floor(ms / 60_000);
    }
    const { codes, sign } = COUNTED[kind];
    return lines
      .filter((line) => line.at >= first && codes.includes(line.code))
      .reduce((sum, { amount }) => sum + amount * sign, 0);
  }

  return {
    /** Notes what was asked for, once the server has taken it. */
    set({ kind, period, limit }: Choice, now: number): 'lower' | 'raise' | 'same' {
      const name = `${kind} ${period}`;
      const was = at(held.get(name) ?? { kind, period, limit: null, next: null }, now);
      const isLower = was.limit === null || (limit !== null && limit < was.limit);
      if (limit === was.limit) held.set(name, { ...was, next: null });
      else if (isLower) held.set(name, { kind, period, limit, next: null });
      else held.set(name, { ...was, next: { limit, from: now + DAY } });
      return limit === was.limit ? 'same' : isLower ? 'lower' : 'raise';
    },
    /** Takes a raise back; false where none waits. */
    cancel(kind: Kind, period: Period, now: number): boolean {
      const was = held.get(`${kind} ${period}`);
      if (!was || at(was, now).next === null) return false;
      held.set(`${kind} ${period}`, { ...was, next: null });
      return true;
    },
    signedIn(now: number): void {
      sessions.push({ from: now, to: null });
    },
    signedOut(now: number): void {
      for (const session of sessions) session.to ??= now;
    },
    /** Instants at which a raise begins to hold. */
    raisesAt: () => [...held.values()].flatMap(({ next }) => next?.from ?? []),
    waiting: (now: number) => [...held.values()].filter((one) => at(one, now).next !== null),
    expected: (now: number, lines: readonly Line[]): Expected[] =>
      [...held.values()].flatMap((one) => {
        const { limit, ...rest } = at(one, now);
        return limit === null ? [] : [{ ...rest, limit, used: usedOf(one, now, lines) }];
      }),
  };
}

/** What is left of all limits of some kinds; null without one. */
export function leftOf(expected: readonly Expected[], kinds: readonly Kind[]): number | null {
  const rests = expected
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ limit, used }) => Math.max(limit - used, 0));
  return rests.length === 0 ? null : Math.min(...rests);
}

/**
 * Limits that were passed by what came between two looks at one instant. What came before a limit was lowered in between had the
 * one before to keep.
 */
export function passed(before: readonly Expected[], after: readonly Expected[]): string[] {
  return after.flatMap(({ kind, period, limit, used }) => {
    const was = before.find((one) => one.kind === kind && one.period === period);
    const most = was ? Math.max(limit, was.limit, was.used) : Number.POSITIVE_INFINITY;
    const isPassed = kind !== 'session' && used > most;
    return isPassed ? [`${kind} of a ${period}: ${used} of ${limit}, ${was?.used} before`] : [];
  });
}
