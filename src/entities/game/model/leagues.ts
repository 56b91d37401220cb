import { isGetLeaguesAnswer } from '#contract/checks.gen.ts';
import { createApiQuery, request } from '@/shared/api';

/** The leagues with fixtures to come or in play, by sport and the order of the feed, each with their number. */
export const leaguesQuery = createApiQuery((api) =>
  request(api.GET('/sports/league'), isGetLeaguesAnswer),
);
