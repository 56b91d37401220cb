import { casinoSeed } from '#rules/casino/fair.ts';
import { drawCasino, payCasino, stakeOf } from '#rules/casino/play.ts';
import type { CasinoBet, CasinoGame, PlayedRound } from '#rules/casino/types.ts';
import { drawFrom, hexOf } from '#rules/rounds/derive.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import type { ModuleDeps } from '../../module.ts';
import {
  findRound,
  insertRound,
  lastOf,
  listDue,
  listUnfinished,
  nextRetry,
  saveStep,
  saveTry,
  type Step,
} from './round-repository.ts';
import { useSeed } from './seed-repository.ts';
import { fairOf, type Seeds } from './seeds.ts';
import type { Play, Player, RoundState, Seed, StoredRound } from './types.ts';
import type { WalletClient } from './wallet-client.ts';

/** How long a round is left to the request that began it. */
const OWN_REQUEST_MS = 5_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
const AT_ONCE = 50;

interface Ask {
  game: CasinoGame;
  requestId: string;
  bets: CasinoBet[];
}

export interface Rounds {
  /** Runs alone among all that is done for the player in the game. */
  alone<T>(player: Player, work: () => Promise<T>): Promise<T>;
  /** Draws a round and books it; null where another is undecided. */
  begin(play: Play, ask: Ask): Promise<string | null>;
  /** Moves a round on as far as the wallet answers. */
  finish(round: StoredRound): Promise<StoredRound>;
  /** Finishes the player's unfinished rounds: whether there was any, and whether one is still undecided. */
  finishAll(player: Player): Promise<{ hadAny: boolean; isUndecided: boolean }>;
  task: DueTask;
}

/** The stake is not known to be taken, or the win not to be paid: nothing may be shown. */
export function isUndecided(state: RoundState): boolean {
  return state === 'betting' || state === 'paying';
}

const isUnfinished = (state: RoundState) => isUndecided(state) || state === 'ending';

/** What the player may see of a round that is decided. */
export function played({ seed, ...round }: StoredRound): PlayedRound {
  const { id, number, bets, stake, result, won, createdAt: at } = round;
  const fair = { ...fairOf(seed), serverSeed: hexOf(seed.serverSeed) };
  return { id, number, bets, stake, result, won, at, fair };
}

function createLock(): Rounds['alone'] {
  const last = new Map<string, Promise<unknown>>();
  return async ({ playerId, gameId }, work) => {
    const key = `${playerId} ${gameId}`;
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

class Undecided extends Error {}

/** What the wallet answers to the round's next call; null without an answer. A call has one name, so that it is booked once. */
async function nextStep(
  { wallet, log }: { wallet: WalletClient } & Pick<ModuleDeps, 'log'>,
  round: StoredRound,
): Promise<Step | null> {
  const { id, sessionId, stake, won } = round;
  const call = { sessionId, roundId: id };
  if (round.state === 'betting') {
    const answer = await wallet.call('bet', { ...call, txId: `b-${id}`, amount: stake });
    if (answer.kind === 'unknown') return null;
    if (answer.kind === 'refused') return { state: 'refused', problem: answer.problem };
    return { state: won > 0 ? 'paying' : 'ending', balance: answer.body.balance };
  }
  const isPaying = round.state === 'paying';
  const answer = isPaying
    ? await wallet.call('win', { ...call, txId: `w-${id}`, amount: won })
    : await wallet.call('endRound', { ...call, staked: stake, won: round.problem ? 0 : won });
  if (answer.kind === 'unknown') return null;
  const state = isPaying ? 'ending' : 'done';
  if (answer.kind === 'done') return { state, balance: answer.body.balance };
  log.error({ round: id, state: round.state, problem: answer.problem }, 'the wallet refused');
  return { state, problem: answer.problem };
}

/** What the provider draws with the seed before it takes the stake. */
async function drawnRound(
  { id: playId, playerId, gameId, currency }: Play,
  seed: Seed,
  { game, requestId, bets }: Ask,
) {
  const bytes = await casinoSeed(seed.serverSeed, seed.clientSeed, seed.nonce);
  const { result } = await drawFrom(bytes, (draws) => drawCasino(game, draws));
  const won = payCasino(result, bets).reduce((sum, { pays }) => sum + pays, 0);
  const stake = stakeOf(bets);
  return { playId, playerId, gameId, currency, requestId, bets, stake, result, won, seed };
}

/** Rounds are drawn before the stake is taken, and brought to their end whatever happens on the way. */
export function createRounds(
  { db, clock, ids, log }: Pick<ModuleDeps, 'db' | 'clock' | 'ids' | 'log'>,
  { wallet, seeds }: { wallet: WalletClient; seeds: Seeds },
): Rounds {
  const alone = createLock();

  async function finish(round: StoredRound): Promise<StoredRound> {
    let current = round;
    while (isUnfinished(current.state)) {
      const step = await nextStep({ wallet, log }, current);
      const now = clock.now();
      if (step === null) {
        const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(current.tries, 10));
        await saveTry(db, current.id, now + wait);
        log.warn({ round: current.id, state: current.state }, 'the wallet gave no answer');
        break;
      }
      await saveStep(db, current.id, step, now);
      current = {
        ...current,
        state: step.state,
        problem: step.problem ?? current.problem,
        balance: step.balance ?? current.balance,
        tries: 0,
      };
    }
    return current;
  }

  async function begin(play: Play, ask: Ask): Promise<string | null> {
    const seed = await seeds.current(play);
    const drawn = await drawnRound(play, seed, ask);
    const { number } = await lastOf(db, play);
    const at = clock.now();
    const id = ids.id('r');
    const round = { ...drawn, id, number: number + 1, at, retryAt: at + OWN_REQUEST_MS };
    try {
      await db.tx(async (q) => {
        const isOurs = (await useSeed(q, seed, at)) && (await insertRound(q, round));
        if (!isOurs) throw new Undecided();
        await seeds.follow(q, play, seed);
      });
      return round.id;
    } catch (error) {
      if (error instanceof Undecided) return null;
      throw error;
    }
  }

  return {
    alone,
    begin,
    finish,
    async finishAll(player) {
      const open = await listUnfinished(db, player);
      let undecided = false;
      for (const round of open) if (isUndecided((await finish(round)).state)) undecided = true;
      return { hadAny: open.length > 0, isUndecided: undecided };
    },
    task: {
      name: 'demo-provider.rounds',
      nextDue: () => nextRetry(db),
      async runDue(now) {
        for (const { id, playerId, gameId } of await listDue(db, now, AT_ONCE))
          await alone({ playerId, gameId }, async () => {
            const round = await findRound(db, id);
            if (round) await finish(round);
          });
      },
    },
  };
}
