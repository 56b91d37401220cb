import { createHash, randomBytes } from 'node:crypto';
import { isClientSeed } from '#rules/casino/fair.ts';
import { checkBets } from '#rules/casino/play.ts';
import type { CasinoBet, CasinoGame, FairState, PlayedRound } from '#rules/casino/types.ts';
import type { Currency } from '#rules/money.ts';
import { bodyHash } from '../../lib/body-hash.ts';
import type { Db } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { PlayRefused, refused } from './play-refused.ts';
import { findPlay, insertPlay } from './play-repository.ts';
import { createPlayView, type Opened, type RoundAnswer } from './play-view.ts';
import { findRound, findRoundOfRequest } from './round-repository.ts';
import { isUndecided, played, type Rounds } from './rounds.ts';
import { setClientSeed } from './seed-repository.ts';
import { fairOf, type Seeds } from './seeds.ts';
import { tableOf } from './tables.ts';
import type { Play, StoredRound, Table } from './types.ts';
import type { WalletClient } from './wallet-client.ts';

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

async function readReplay(db: Db, roundId: string): Promise<Replay> {
  const round = await findRound(db, roundId);
  const table = round && tableOf(round.gameId, round.currency);
  if (!table || isUndecided(round.state) || round.state === 'refused')
    throw refused('REPLAY_UNKNOWN');
  const { currency } = round;
  return { game: table.game, gameName: table.name, currency, round: played(round) };
}

/** Whatever is not done is thrown as `PlayRefused`. */
export function createPlaying(
  deps: Pick<ModuleDeps, 'db' | 'clock'>,
  parts: { wallet: WalletClient; seeds: Seeds; rounds: Rounds },
): Playing {
  const { db, clock } = deps;
  const { wallet, seeds, rounds } = parts;
  const view = createPlayView(deps, parts);

  function opened(play: Play, playId: string, known: number | null): Promise<Opened> {
    const table = tableOfPlay(play);
    return rounds.alone(play, () => view.opened(play, table, { playId, known }));
  }

  async function begin(
    play: Play,
    table: Table,
    { requestId, bets }: { requestId: string; bets: CasinoBet[] },
  ): Promise<StoredRound> {
    const reason = checkBets(table.game, bets, table);
    if (reason !== null) throw new PlayRefused('INVALID_BET', reason);
    if ((await rounds.finishAll(play)).isUndecided) throw refused('PENDING');
    const waitMs = await view.waitOf(play, table);
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
      return opened(play, secret, balance);
    },
    state: async (playId) => opened(await playOf(db, playId), playId, null),
    async round(playId, ask) {
      const play = await playOf(db, playId);
      const table = tableOfPlay(play);
      return rounds.alone(play, async () => {
        const known = await findRoundOfRequest(db, play.id, ask.requestId);
        if (known && bodyHash(known.bets) !== bodyHash(ask.bets)) throw refused('REQUEST_REUSED');
        const round = known ?? (await begin(play, table, ask));
        return view.answered(await rounds.finish(round), play, table);
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
    replay: (roundId) => readReplay(db, roundId),
  };
}
