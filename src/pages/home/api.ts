import { toBet, type BetListRequest, type BetPage } from '@/entities/bet';
import { createApiFx, request, isGetBetsAnswer } from '@/shared/api';

/** Open bets home has room for. */
export const betsShown = 4;

export const loadOpenBetsFx = createApiFx(
  async (api, { cursor }: BetListRequest): Promise<BetPage> => {
    const query = { state: 'open' as const, limit: betsShown, ...(cursor ? { cursor } : {}) };
    const { data, nextCursor } = await request(
      api.GET('/bet', { params: { query } }),
      isGetBetsAnswer,
    );
    return { bets: data.map(toBet), nextCursor };
  },
);
