import { DEFAULT_USD_RATE, limitsFor } from '#rules/limits.ts';
import { Refused } from '../contract/problem.ts';
import { cancelBet, filterBets, findBet, summaryOf } from '../world/bets.ts';
import { placeBet } from '../world/place.ts';
import { meTopic } from '../world/world.ts';
import type { Answers } from './types.ts';

/** A cursor of the mock is the number of bets before the page. */
const toIndex = (cursor: string | undefined) => Number(cursor ?? 0) || 0;

export const betAnswers: Answers = {
  getBetSetting({ me, example }) {
    const { member, oddsPolicy } = me();
    const limits = (inPlay: boolean) => limitsFor({ ...member, inPlay, rate: DEFAULT_USD_RATE });
    const own = { currency: member.currency, oddsPolicy };
    return { ...example, ...own, prematch: limits(false), inPlay: limits(true) };
  },
  setOddsPolicy({ me, body }) {
    me().oddsPolicy = body.oddsPolicy;
  },
  placeBet: ({ world, me, body, headers }) =>
    placeBet(world, me(), body, headers['Idempotency-Key']),
  getBets({ me, query }) {
    const { limit = 15, cursor, order, ...filter } = query;
    const bets = filterBets(me(), filter);
    if (order === 'stake') bets.sort((a, b) => b.stake - a.stake);
    const start = toIndex(cursor);
    const end = start + limit;
    return { data: bets.slice(start, end), nextCursor: end < bets.length ? String(end) : null };
  },
  getBetSummary: ({ me, query }) => summaryOf(filterBets(me(), query)),
  markResultsSeen({ world, me }) {
    me().unseenResults = 0;
    world.hub.publish(meTopic(me()), [{ kind: 'unseenResults', count: 0 }], 'me');
  },
  getBet: ({ me, params }) => findBet(me(), params.betId),
  cancelBet: ({ world, me, params }) => cancelBet(world, me(), params.betId),
  getBetByKey({ me, params }) {
    const bet = me().bets.find(({ key }) => key === params.key);
    if (bet) return { bet, refusals: [] };
    const outcome = me().answers.get(params.key)?.outcome;
    if (!(outcome instanceof Refused)) throw new Refused('NOT_FOUND');
    const { refusals = [] } = outcome.extra;
    return { bet: null, refusals };
  },
};
