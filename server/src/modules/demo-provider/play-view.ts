import type { CasinoGame, FairState, PlayedRound } from '#rules/casino/types.ts';
import type { Currency } from '#rules/money.ts';
import { hexOf } from '#rules/rounds/derive.ts';
import type { ModuleDeps } from '../../module.ts';
import { messages } from './messages.ts';
import { PlayRefused, refused } from './play-refused.ts';
import { lastOf, listDecided, markShown, takeUnshown } from './round-repository.ts';
import { isUndecided, played, type Rounds } from './rounds.ts';
import { fairOf, type Seeds } from './seeds.ts';
import type { Play, StoredRound, Table } from './types.ts';
import type { WalletClient } from './wallet-client.ts';

const SHOWN_ROUNDS = 10;

/** All that the page begins with. */
export interface Opened {
  /** What the page proves itself with from then on. */
  playId: string;
  gameId: string;
  game: CasinoGame;
  currency: Currency;
  balance: number;
  minStake: number;
  maxStake: number;
  cycleMs: number;
  /** Of the next round. */
  fair: FairState;
  /** The last ten, the newest first. */
  rounds: PlayedRound[];
  /** One that was interrupted, and that nobody was shown. */
  resumed: PlayedRound | null;
  /** Until the next round may begin. */
  waitMs: number;
}

export interface RoundAnswer {
  round: PlayedRound;
  /** After the round. */
  balance: number;
  fair: FairState;
  waitMs: number;
}

async function balanceOf(wallet: WalletClient, { sessionId }: Play): Promise<number> {
  const answer = await wallet.call('balance', { sessionId });
  if (answer.kind === 'done') return answer.body.balance;
  throw refused(answer.kind === 'unknown' ? 'UNAVAILABLE' : 'PLAY_UNKNOWN');
}

/** What the page of a play is shown; whoever calls it runs alone for the player. */
export function createPlayView(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  { wallet, seeds, rounds }: { wallet: WalletClient; seeds: Seeds; rounds: Rounds },
) {
  /** Milliseconds until the next round may begin. */
  async function waitOf(play: Play, { cycleMs }: Table): Promise<number> {
    const { at } = await lastOf(db, play);
    return at === null ? 0 : Math.max(0, at + cycleMs - clock.now());
  }

  async function nextOf(play: Play, table: Table) {
    return { fair: fairOf(await seeds.current(play)), waitMs: await waitOf(play, table) };
  }

  return {
    waitOf,
    /** `known` is the balance where the wallet has just said it. */
    async opened(
      play: Play,
      table: Table,
      { playId, known }: { playId: string; known: number | null },
    ): Promise<Opened> {
      const { game, cycleMs, minStake, maxStake } = table;
      const { hadAny } = await rounds.finishAll(play);
      const balance = known === null || hadAny ? await balanceOf(wallet, play) : known;
      const resumedId = await takeUnshown(db, play, clock.now());
      const decided = (await listDecided(db, play, SHOWN_ROUNDS)).map(played);
      return {
        playId,
        gameId: play.gameId,
        game,
        currency: play.currency,
        balance,
        minStake,
        maxStake,
        cycleMs,
        rounds: decided,
        resumed: decided.find(({ id }) => id === resumedId) ?? null,
        ...(await nextOf(play, table)),
      };
    },
    /** What a request is answered, the first time and every other. */
    async answered(round: StoredRound, play: Play, table: Table): Promise<RoundAnswer> {
      if (isUndecided(round.state)) throw refused('PENDING');
      const next = await nextOf(play, table);
      if (round.state === 'refused' && round.problem) {
        // Its seed is used up: published, as that of any round that is over.
        const used = { ...fairOf(round.seed), serverSeed: hexOf(round.seed.serverSeed) };
        const title = messages.refused(round.problem, round.stake, round.currency);
        throw new PlayRefused(round.problem.code, title, { ...next, used });
      }
      await markShown(db, round.id, clock.now());
      const balance = round.balance ?? (await balanceOf(wallet, play));
      return { round: played(round), balance, ...next };
    },
  };
}
