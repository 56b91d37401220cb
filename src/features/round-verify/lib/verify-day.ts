import type { Dto } from '#contract/types.gen.ts';
import { commitmentOf, hexOf } from '#rules/rounds/derive.ts';

export type WorldDay = Readonly<Dto<'WorldDay'>>;

/** `wrong` goes before `late`, and `late` before what the secret would tell. */
export type DayVerdict = 'same' | 'waiting' | 'late' | 'wrong' | 'unable';

export interface DayVerification {
  verdict: DayVerdict;
  /** SHA-256 of the secret; null before it is published, and where the browser cannot compute it. */
  hash: string | null;
}

/** No match is announced longer before its day begins. */
const ANNOUNCED_BEFORE = 48 * 3_600_000;

/** Whether the secret was committed to when matches of the day were already announced. */
export function isLate({ committedAt, startsAt }: WorldDay): boolean {
  return committedAt > startsAt - ANNOUNCED_BEFORE;
}

/** Compares the secret of a day of simulated matches with its commitment. Rejects where there is no Web Crypto. */
export async function verifyDay(day: WorldDay): Promise<DayVerification> {
  const { secret, commitment } = day;
  const hash = secret === null ? null : hexOf(await commitmentOf(new TextEncoder().encode(secret)));
  if (hash !== null && hash !== commitment) return { verdict: 'wrong', hash };
  if (isLate(day)) return { verdict: 'late', hash };
  return { verdict: hash === null ? 'waiting' : 'same', hash };
}

const known = new WeakMap<WorldDay, Promise<DayVerification>>();

/** Verifies a day once, however often it is drawn. */
export function dayVerificationOf(day: WorldDay): Promise<DayVerification> {
  const verification =
    known.get(day) ?? verifyDay(day).catch(() => ({ verdict: 'unable' as const, hash: null }));
  known.set(day, verification);
  return verification;
}
