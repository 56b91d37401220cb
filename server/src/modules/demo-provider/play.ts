import { createHash, randomBytes } from 'node:crypto';
import { isClientSeed } from '#rules/casino/fair.ts';
import { checkBets } from '#rules/casino/play.ts';
import type { CasinoBet, CasinoGame, FairState, PlayedRound } from '#rules/casino/types.ts';
import type { Currency } from '#rules/money.ts';
import { hexOf } from '#rules/rounds/derive.ts';
import { bodyHash } from '../../lib/body-hash.ts';
import type { Db } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { messages } from './messages.ts';
import { findPlay, insertPlay } from './play-repository.ts';
import {
  findRound,
  findRoundOfRequest,
  lastOf,
  listDecided,
  markShown,
  takeUnshown,
} from './round-repository.ts';
import { isUndecided, played, type Rounds } from './rounds.ts';
import { setClientSeed } from './seed-repository.ts';
import { fairOf, type Seeds } from './seeds.ts';
import { tableOf } from './tables.ts';
import { type Play, type PlayCode, PlayRefused, type StoredRound, type Table } from './types.ts';
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

export interface Playing {
  open(token: string): Promise<Opened>;
  state(playId: string): Promise<Opened>;
  round(playId: string, ask: { requestId: string; bets: CasinoBet[] }): Promise<RoundAnswer>;
  seed(playId: string, clientSeed: string): Promise<{ fair: FairState }>;
  /** A round that is decided, to who may see it. */
  replay(roundId: string): Promise<Replay>;
}

export interface Replay {
  game: CasinoGame;
  gameName: string;
  currency: Currency;
  round: PlayedRound;
}

const refused = (code: PlayCode, extra?: object) =>
  new PlayRefused(code, messages.titles[code], extra);

const idOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

function tableOfPlay({ gameId, currency }: Play): Table {
  const table = tableOf(gameId, currency);
  if (!table) throw refused('GAME_UNKNOWN');
  return table;
}

async function playOf(db: Db, secret: string): Promise<Play> {
  const play = await findPlay(db, idOf(secret));
  if (!play) throw refused('PLAY_UNKNOWN');
  return play;
}

async function balanceOf(wallet: WalletClient, { sessionId }: Play): Promise<number> {
  const answer = await wallet.call('balance', { sessionId });
  if (answer.kind === 'done') return answer.body.balance;
  throw refused(answer.kind === 'unknown' ? 'UNAVAILABLE' : 'PLAY_UNKNOWN');
}

/** What opens a play of whom the wallet knows by a launch token, and the balance that it said. */
async function launch(wallet: WalletClient, launchToken: string) {
  const answer = await wallet.call('authenticate', { launchToken });
  if (answer.kind === 'unknown') throw refused('UNAVAILABLE');
  if (answer.kind === 'refused') throw refused('LAUNCH_EXPIRED');
  const { balance, sessionId, playerId, gameId, currency } = answer.body;
  if (!tableOf(gameId, currency)) throw refused('GAME_UNKNOWN');
  const secret = randomBytes(32).toString('base64url');
  return { secret, balance, play: { id: idOf(secret), sessionId, playerId, gameId, currency } };
}

/** Whatever is not done is thrown as `PlayRefused`. */
export function createPlaying(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  { wallet, seeds, rounds }: { wallet: WalletClient; seeds: Seeds; rounds: Rounds },
): Playing {
  async function waitOf(play: Play, { cycleMs }: Table): Promise<number> {
    const { at } = await lastOf(db, play);
    return at === null ? 0 : Math.max(0, at + cycleMs - clock.now());
  }

  async function nextOf(play: Play, table: Table) {
    return { fair: fairOf(await seeds.current(play)), waitMs: await waitOf(play, table) };
  }

  /** `known` is the balance where the wallet has just said it. */
  function openedOf(play: Play, playId: string, known: number | null): Promise<Opened> {
    const table = tableOfPlay(play);
    const { game, cycleMs, minStake, maxStake } = table;
    return rounds.alone(play, async () => {
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
    });
  }

  /** What a request is answered, the first time and every other. */
  async function answerOf(round: StoredRound, play: Play, table: Table): Promise<RoundAnswer> {
    if (isUndecided(round.state)) throw refused('PENDING');
    const next = await nextOf(play, table);
    if (round.state === 'refused' && round.problem) {
      // Its seed is used up: told, as that of any round that is over.
      const used = { ...fairOf(round.seed), serverSeed: hexOf(round.seed.serverSeed) };
      const title = messages.refused(round.problem, round.stake, round.currency);
      throw new PlayRefused(round.problem.code, title, { ...next, used });
    }
    await markShown(db, round.id, clock.now());
    const balance = round.balance ?? (await balanceOf(wallet, play));
    return { round: played(round), balance, ...next };
  }

  async function begin(
    play: Play,
    table: Table,
    { requestId, bets }: { requestId: string; bets: CasinoBet[] },
  ): Promise<StoredRound> {
    const reason = checkBets(table.game, bets, table);
    if (reason !== null) throw new PlayRefused('INVALID_BET', reason);
    if ((await rounds.finishAll(play)).isUndecided) throw refused('PENDING');
    const waitMs = await waitOf(play, table);
    if (waitMs > 0) throw refused('TOO_FAST', { waitMs });
    const id = await rounds.begin(play, { game: table.game, requestId, bets });
    const round = id === null ? undefined : await findRound(db, id);
    if (!round) throw refused('PENDING');
    return round;
  }

  return {
    async open(launchToken) {
      const { secret, balance, play } = await launch(wallet, launchToken);
      await insertPlay(db, play, clock.now());
      return openedOf(play, secret, balance);
    },
    state: async (playId) => openedOf(await playOf(db, playId), playId, null),
    async round(playId, ask) {
      const play = await playOf(db, playId);
      const table = tableOfPlay(play);
      return rounds.alone(play, async () => {
        const known = await findRoundOfRequest(db, play.id, ask.requestId);
        if (known && bodyHash(known.bets) !== bodyHash(ask.bets)) throw refused('REQUEST_REUSED');
        const round = known ?? (await begin(play, table, ask));
        return answerOf(await rounds.finish(round), play, table);
      });
    },
    async seed(playId, clientSeed) {
      if (!isClientSeed(clientSeed)) throw refused('INVALID_REQUEST');
      const play = await playOf(db, playId);
      return rounds.alone(play, async () => {
        await seeds.current(play);
        await setClientSeed(db, play, clientSeed);
        return { fair: fairOf(await seeds.current(play)) };
      });
    },
    async replay(roundId) {
      const round = await findRound(db, roundId);
      const table = round && tableOf(round.gameId, round.currency);
      if (!table || isUndecided(round.state) || round.state === 'refused')
        throw refused('REPLAY_UNKNOWN');
      const { currency } = round;
      return { game: table.game, gameName: table.name, currency, round: played(round) };
    },
  };
}
