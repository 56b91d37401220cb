import { casinoSeed } from '#rules/casino/fair.ts';
import { casinoGames } from '#rules/casino/games.ts';
import { drawCasino, payCasino, stakeOf } from '#rules/casino/play.ts';
import type { CasinoBet, CasinoGame, FairState, PlayedRound } from '#rules/casino/types.ts';
import { bytesOf, commitmentOf, drawFrom, hexOf } from '#rules/rounds/derive.ts';
import {
  type GamesApi,
  LostAnswer,
  type Opened,
  type Refusal,
  type RoundAnswer,
} from '../lib/api.ts';

const CLIENT_SEED = 'hangang-1121';
/** 21 November 2026, 18:42:50 in Seoul. */
const PLAYED_AT = 1_795_254_170_000;
const FIRST_NUMBER = 18_402;
const BALANCE = 1_284_500;

const text = new TextEncoder();
/** The seed of the server for a try: the same each time. */
async function serverSeed(attempt: number): Promise<Uint8Array> {
  return (await bytesOf(text.encode(`story-${attempt}`), 1)).slice(0, 32);
}

interface RoundOptions {
  game: CasinoGame;
  bets: readonly CasinoBet[];
  number?: number;
  clientSeed?: string;
  /** Which round it shall be; the first one that it says yes to. */
  like?: (round: PlayedRound) => boolean;
}

const TRIES = 2000;

/** Draws rounds as the provider does, from one seed after the other, until one is as wanted. */
async function drawRound({ game, bets, like, ...rest }: RoundOptions): Promise<PlayedRound> {
  const { number = FIRST_NUMBER, clientSeed = CLIENT_SEED } = rest;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const secret = await serverSeed(number * TRIES + attempt);
    const nonce = number - FIRST_NUMBER + 21;
    const seed = await casinoSeed(secret, clientSeed, nonce);
    const { result } = await drawFrom(seed, (draws) => drawCasino(game, draws));
    const won = payCasino(result, bets).reduce((sum, { pays }) => sum + pays, 0);
    const commitment = hexOf(await commitmentOf(secret));
    const round: PlayedRound = {
      id: `round-${number}`,
      number,
      bets,
      stake: stakeOf(bets),
      result,
      won,
      at: PLAYED_AT,
      fair: { commitment, clientSeed, nonce, serverSeed: hexOf(secret) },
    };
    if (like?.(round) ?? true) return round;
  }
  throw new Error('no seed gives such a round');
}

const sampleBets: Record<CasinoGame, readonly CasinoBet[]> = {
  crane: [{ kind: 'lines', amount: 2000 }],
  roulette: [
    { kind: 'straight', numbers: [17], amount: 1000 },
    { kind: 'split', numbers: [20, 23], amount: 5000 },
    { kind: 'low', numbers: Array.from({ length: 18 }, (_, at) => at + 1), amount: 10_000 },
  ],
  baccarat: [
    { kind: 'player', amount: 10_000 },
    { kind: 'p-pair', amount: 1000 },
  ],
};

const fair: FairState = { commitment: '9f2c07b1'.repeat(8), clientSeed: CLIENT_SEED, nonce: 22 };

/** A game as the provider opens it, in won. */
export function makeOpened(game: CasinoGame, own: Partial<Opened> = {}): Opened {
  const { id, cycleMs, minStake, maxStake } = casinoGames[game];
  return {
    playId: 'play-1',
    gameId: id,
    game,
    currency: 'KRW',
    balance: BALANCE,
    minStake,
    maxStake,
    cycleMs,
    fair,
    rounds: [],
    resumed: null,
    waitMs: 0,
    ...own,
  };
}

/** The last rounds of a game, newest first; the newest of them as wanted. */
export async function makeRounds(
  game: CasinoGame,
  like?: (round: PlayedRound) => boolean,
  count = 6,
): Promise<PlayedRound[]> {
  return Promise.all(
    Array.from({ length: count }, (_, back) =>
      drawRound({
        game,
        bets: sampleBets[game],
        number: FIRST_NUMBER - 1 - back,
        ...(back === 0 && like && { like }),
      }),
    ),
  );
}

/** What becomes of a request for a round. */
export type Fate = 'done' | 'lost' | Refusal;

export interface FakeApi extends GamesApi {
  /** The ids of the requests for rounds, in order. */
  requests: string[];
  /** How many rounds were played. */
  played: () => number;
}

interface FakeOptions {
  opened: Opened;
  fates?: readonly Fate[];
  /** Which rounds come. */
  like?: (round: PlayedRound) => boolean;
  /** Between two rounds; the game's own else. */
  waitMs?: number;
}

/** The provider in memory: it draws by the rules, and answers a request that it knows with the round that it has. */
export function createFakeApi({ opened, fates = [], like, waitMs }: FakeOptions): FakeApi {
  const requests: string[] = [];
  const done = new Map<string, RoundAnswer>();
  let { balance, fair: next } = opened;

  async function play(requestId: string, bets: readonly CasinoBet[]): Promise<RoundAnswer> {
    const known = done.get(requestId);
    if (known) return known;
    const { game, cycleMs } = opened;
    const number = FIRST_NUMBER + done.size;
    const { clientSeed } = next;
    const round = await drawRound({ game, bets, number, clientSeed, ...(like && { like }) });
    balance += round.won - round.stake;
    next = { ...next, nonce: next.nonce + 1 };
    const answer = { round, balance, fair: next, waitMs: waitMs ?? cycleMs };
    done.set(requestId, answer);
    return answer;
  }

  return {
    requests,
    played: () => done.size,
    open: async () => ({ ok: true, data: opened }),
    state: async () => ({ ok: true, data: opened }),
    async round(_, { requestId, bets }) {
      const fate = fates[requests.length] ?? 'done';
      requests.push(requestId);
      if (typeof fate === 'object') return { ok: false, refusal: fate };
      const data = await play(requestId, bets);
      // The round was played; what was lost is the answer.
      if (fate === 'lost') throw new LostAnswer('lost');
      return { ok: true, data };
    },
    async seed(_, clientSeed) {
      next = { ...next, clientSeed };
      return { ok: true, data: { fair: next } };
    },
    replay: () => Promise.reject(new LostAnswer('no replay')),
  };
}
