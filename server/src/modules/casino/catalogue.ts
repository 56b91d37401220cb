import { casinoGames } from '#rules/casino/games.ts';
import { CASINO_GAMES, type CasinoGame } from '#rules/casino/types.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import type { ModuleDeps } from '../../module.ts';
import { LISTED, PROVIDERS } from './catalogue-list.ts';
import { type CatalogueGame, upsertGames, upsertProviders } from './catalogue-repository.ts';

const LOOKS = {
  crane: { category: 'slot', volatility: 'medium', motif: 'crane', glaze: 'celadon' },
  roulette: { category: 'roulette', volatility: null, motif: 'wheel', glaze: 'red' },
  baccarat: { category: 'baccarat', volatility: null, motif: 'cards', glaze: 'indigo' },
} as const satisfies Record<CasinoGame, Partial<CatalogueGame>>;

/** Those of the demonstration provider have been there for longer than a game is new. */
const OWN_DAYS = 31;

function ownGames(now: number): CatalogueGame[] {
  return CASINO_GAMES.map((game) => {
    const { id, name, kind, rtp, minStake, maxStake } = casinoGames[game];
    const addedAt = now - OWN_DAYS * DAY_MS;
    return {
      id,
      providerId: 'hanpan',
      name,
      kind,
      rtp,
      minStake,
      maxStake,
      ...LOOKS[game],
      addedAt,
    };
  });
}

/** Puts the catalogue of a demonstration into the lobbies, or what has changed of it. */
export async function startCatalogue({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  if (!config.isDemo) return;
  const now = clock.now();
  const listed = LISTED.map(({ days, ...game }) => ({ ...game, addedAt: now - days * DAY_MS }));
  await db.tx(async (q) => {
    await upsertProviders(q, PROVIDERS);
    await upsertGames(q, [...ownGames(now), ...listed]);
  });
}
