import type { Dto } from '#contract/types.gen.ts';
import { type Verification, verifyRound } from '#rules/rounds/verify.ts';

export type RoundDetail = Readonly<Dto<'RoundDetail'>>;

const known = new WeakMap<RoundDetail, Promise<Verification | null>>();

/** Verifies a round once, however many parts show it; null where the browser cannot: there is no Web Crypto without https. */
export function verificationOf(detail: RoundDetail): Promise<Verification | null> {
  const verification = known.get(detail) ?? verifyRound(detail).catch(() => null);
  known.set(detail, verification);
  return verification;
}
