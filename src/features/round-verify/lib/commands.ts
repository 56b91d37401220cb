import type { DerivedRound } from '#rules/rounds/verify.ts';
import type { RoundDetail } from './verify';

/** What a shell computes a round with, by step. */
export type Commands = Readonly<Record<'secret' | 'seed' | 'draws' | 'file', string>>;

const hmac = (text: string, key: string) =>
  `printf ${text} \\\n  | openssl dgst -sha256 -mac HMAC \\\n    -macopt hexkey:${key}`;

/** Writes the commands that compute a round by other means; `short` cuts what a narrow column has no room for. */
export function commandsOf(
  { roundId, seedOf, secret }: RoundDetail,
  { seed }: Pick<DerivedRound, 'seed'>,
  short = false,
): Commands {
  const cut = (hex: string) => (short ? `${hex.slice(0, 8)}…` : hex);
  return {
    secret: `printf ${cut(secret ?? '')} | xxd -r -p \\\n  | openssl dgst -sha256`,
    seed: hmac(seedOf, cut(secret ?? '')),
    draws: hmac('0', cut(seed)),
    file: `npm run verify-round -- \\\n  ${roundId}.json`,
  };
}
