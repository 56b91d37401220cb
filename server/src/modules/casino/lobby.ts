import type { components } from '#contract/types.gen.ts';
import { mayEnterCasino } from '#rules/roles.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import type { ModuleDeps } from '../../module.ts';
import * as repository from './lobby-repository.ts';
import type { GameRow, Visitor } from './lobby-repository.ts';
import { limitsIn } from './lobby-limits.ts';
import { stateOfGame, stateOfProvider } from './lobby-state.ts';
import { listOpen } from './rounds-repository.ts';

type Schemas = components['schemas'];

const NEW_MS = 30 * DAY_MS;
const POPULAR_MS = 7 * DAY_MS;
const COUNTED_MS = 60_000;
const MOST_RECENT = 12;

const KINDS: Record<Schemas['CasinoLobby'], GameRow['kind']> = {
  casino: 'casino',
  casino_cx: 'casino',
  slot: 'slot',
  slot_cx: 'slot',
};

export interface Lobby {
  providers: Schemas['CasinoProvider'][];
  games: Schemas['CasinoGame'][];
}

export interface Lobbies {
  /** Null for a member who may not enter it. */
  read(lobby: Schemas['CasinoLobby'], memberId: string, now: number): Promise<Lobby | null>;
  mine(memberId: string): Promise<{
    recent: { gameId: string; at: number }[];
    open: Schemas['CasinoRound'][];
  }>;
}

export function createLobbies({ db }: Pick<ModuleDeps, 'db'>): Lobbies {
  let counted = { at: Number.NEGATIVE_INFINITY, rounds: new Map<string, number>() };

  /** Rounds by game, a minute old at most: they are in every lobby of every member. */
  async function popularity(now: number): Promise<ReadonlyMap<string, number>> {
    if (now - counted.at >= COUNTED_MS)
      counted = { at: now, rounds: await repository.countRounds(db, now - POPULAR_MS) };
    return counted.rounds;
  }

  return {
    async read(lobby, memberId, now) {
      const visitor = await repository.readVisitor(db, memberId);
      const kind = KINDS[lobby];
      if (kind === 'casino' && !mayEnterCasino(visitor.tendency)) return null;
      const rows = await repository.listProviders(db, lobby);
      const ids = rows.map(({ id }) => id);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const rounds = await popularity(now);
      const games = await repository.listGames(db, ids, kind);
      return {
        providers: rows.map((row) => ({
          id: row.id,
          name: row.name,
          ...stateOfProvider(row, now),
          isDemo: row.isDemo,
        })),
        games: games.flatMap((game) => {
          const provider = byId.get(game.providerId);
          if (!provider) return [];
          const popular = rounds.get(game.id) ?? 0;
          return { ...showGame(game, visitor, popular, now), ...stateOfGame(game, provider, now) };
        }),
      };
    },
    async mine(memberId) {
      const recent = await repository.listRecent(db, memberId, MOST_RECENT);
      return { recent, open: await listOpen(db, memberId) };
    },
  };
}

function showGame(
  row: GameRow,
  visitor: Visitor,
  popularity: number,
  now: number,
): Omit<Schemas['CasinoGame'], 'state' | 'until'> {
  const { id, providerId, kind, category, name, rtp, volatility, motif, glaze } = row;
  return {
    id,
    providerId,
    kind,
    category,
    name,
    rtp,
    volatility,
    popularity,
    isNew: now - row.addedAt < NEW_MS,
    ...limitsIn(visitor, row),
    art: { motif, glaze },
  };
}
