import type { RateLimit, RateLimits } from '../lib/rate-limits.ts';
import type { Operation } from './document.ts';
import type { RequestContext } from './types.ts';

/** Repeats of a call under its `Idempotency-Key`. */
export interface Repeats {
  /** Notes a call of a member that was let in. */
  begin(who: string, ctx: RequestContext): void;
  /** Whether the call repeats one that has succeeded; waits for one that is under way. */
  isOne(who: string, ctx: RequestContext): Promise<boolean>;
}

const HEADER = 'idempotency-key';
const LONGEST_KEY = 64;
/** Calls that one operation remembers; the oldest go first. */
const CALLS = 20_000;
/** How many times more often than its rate says an operation is called, repeats counted. */
const MORE = 50;

function nameOf(who: string, { raw }: RequestContext): string | null {
  const key = raw.headers[HEADER];
  return typeof key === 'string' && key.length <= LONGEST_KEY ? `${who} ${key}` : null;
}

/**
 * Remembers which calls of an operation have succeeded: a repeat gets the same answer, however many there are at once, and
 * counts to no rate but one that keeps floods out. Null where calls have no key, or are not counted by member.
 */
export function createRepeats(
  limits: RateLimits,
  { rate, parameters }: Pick<Operation, 'rate' | 'parameters'>,
): Repeats | null {
  if (rate?.by !== 'member' || parameters.every(({ name }) => name.toLowerCase() !== HEADER))
    return null;
  const flood: RateLimit = limits.create({ max: rate.max * MORE, perSeconds: rate.perSeconds });
  const calls = new Map<string, Promise<boolean>>();

  function forgetOldest(): void {
    const [oldest] = calls.keys();
    if (calls.size > CALLS && oldest !== undefined) calls.delete(oldest);
  }

  function remember(name: string, { raw }: RequestContext['reply']): void {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    calls.set(name, promise);
    forgetOldest();
    function end(): void {
      const hasSucceeded = raw.writableEnded && raw.statusCode < 300;
      if (!hasSucceeded && calls.get(name) === promise) calls.delete(name);
      resolve(hasSucceeded);
    }
    // Of a caller who went away there is no `finish`.
    raw.once('finish', end);
    raw.once('close', end);
  }

  return {
    begin(who, ctx) {
      const name = nameOf(who, ctx);
      if (name !== null && !calls.has(name)) remember(name, ctx.reply);
    },
    async isOne(who, ctx) {
      const name = nameOf(who, ctx);
      const hasSucceeded = name !== null && ((await calls.get(name)) ?? false);
      return hasSucceeded && (await flood.take(ctx.raw, who)) === null;
    },
  };
}
