import { bytesOfHex, commitmentOf, drawFrom, hexOf, seedOf } from '../rounds/derive.ts';
import { drawCasino, payCasino, stakeOf } from './play.ts';
import type { CasinoGame, CasinoResult, PlayedRound } from './types.ts';

/** Bytes of a server's seed. */
const SEED = 32;

export function isClientSeed(text: string): boolean {
  return /^[A-Za-z0-9-]{1,32}$/.test(text);
}

/** The seed of a round: HMAC-SHA256 of `client-seed:21` under the server's 32 bytes. */
export function casinoSeed(
  serverSeed: Uint8Array,
  clientSeed: string,
  nonce: number,
): Promise<Uint8Array> {
  return seedOf(serverSeed, `${clientSeed}:${nonce}`);
}

/** What is checked of a round: the server's seed is the one that was promised, it draws the result, the result pays what was won. */
export const CASINO_CHECKS = ['commitment', 'result', 'won'] as const;
export type CasinoCheck = (typeof CASINO_CHECKS)[number];

export interface CasinoVerification {
  /** False when a check failed, null while the server's seed is secret. */
  isOk: boolean | null;
  /** Null where a check waits for the server's seed. */
  checks: Readonly<Record<CasinoCheck, boolean | null>>;
  /** The round's seed, 64 hexadecimal digits. */
  seed: string | null;
  /** What that seed draws, whatever was published. */
  result: CasinoResult | null;
}

/** Equal for equal results. */
function keyOf(result: CasinoResult): string {
  const cards = (hand: readonly { rank: number; suit: number }[]) =>
    hand.map(({ rank, suit }) => `${rank}/${suit}`).join();
  switch (result.game) {
    case 'crane':
      return `crane ${result.stops.join()}`;
    case 'roulette':
      return `roulette ${result.pocket}`;
    case 'baccarat':
      return `baccarat ${cards(result.player)} ${cards(result.banker)}`;
  }
}

function isPaidRight({ result, bets, stake, won }: PlayedRound): boolean {
  const paid = payCasino(result, bets).reduce((sum, { pays }) => sum + pays, 0);
  return stakeOf(bets) === stake && paid === won;
}

/** Draws a round again from its seeds, and compares. Rejects where there is no Web Crypto, and for bets of another game. */
export async function verifyCasinoRound(
  game: CasinoGame,
  round: PlayedRound,
): Promise<CasinoVerification> {
  const { serverSeed, clientSeed, nonce, commitment } = round.fair;
  const won = isPaidRight(round);
  const nothing = { seed: null, result: null };
  if (serverSeed === null)
    return {
      isOk: won ? null : false,
      checks: { commitment: null, result: null, won },
      ...nothing,
    };
  const bytes = bytesOfHex(serverSeed);
  if (bytes?.length !== SEED)
    return { isOk: false, checks: { commitment: false, result: null, won }, ...nothing };

  const seed = await casinoSeed(bytes, clientSeed, nonce);
  const { result } = await drawFrom(seed, (draws) => drawCasino(game, draws));
  const checks = {
    commitment: hexOf(await commitmentOf(bytes)) === commitment,
    result: keyOf(result) === keyOf(round.result),
    won,
  };
  const isOk = !Object.values(checks).includes(false);
  return { isOk, checks, seed: hexOf(seed), result };
}
