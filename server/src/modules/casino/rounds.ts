import type { FastifyRequest } from 'fastify';
import type { components } from '#contract/types.gen.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import type { ModuleDeps } from '../../module.ts';
import * as repository from './rounds-repository.ts';
import type { RoundFilter } from './rounds-repository.ts';
import type { Casino } from './types.ts';

type Schemas = components['schemas'];

export interface RoundPage {
  data: Schemas['CasinoRound'][];
  nextCursor: string | null;
  /** Of all rounds of the filter, minor units. */
  staked: number;
  won: number;
}

export interface RoundDetail {
  round: Schemas['CasinoRound'];
  transactions: Schemas['CasinoTransaction'][];
  replayUrl: string | null;
}

export interface Rounds {
  list(
    filter: RoundFilter,
    page: { after: Position | undefined; limit: number },
  ): Promise<RoundPage>;
  /** Null for a round that is none of the member's. */
  detail(betId: string, memberId: string, request: FastifyRequest): Promise<RoundDetail | null>;
}

export function createRounds(
  { db }: Pick<ModuleDeps, 'db'>,
  { providerOf }: Pick<Casino, 'providerOf'>,
): Rounds {
  return {
    async list(filter, { after, limit }) {
      const rows = await repository.listRounds(db, filter, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ openedAt, id }) => ({ at: openedAt, id }));
      return { ...page, ...(await repository.sumRounds(db, filter)) };
    },
    async detail(betId, memberId, request) {
      const found = await repository.findRound(db, betId, memberId);
      if (!found) return null;
      const { round, providerId, providerRoundId } = found;
      const provider = providerOf(providerId);
      return {
        round,
        transactions: await repository.listTransactions(db, betId),
        // The page takes another theme by its address.
        replayUrl: provider?.replayUrl(request, { providerRoundId, theme: 'celadon' }) ?? null,
      };
    },
  };
}
