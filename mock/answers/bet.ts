import { DEFAULT_LIMITS, DEFAULT_USD_RATE, limitsFor } from '#rules/limits.ts';
import { roundLimitsFor } from '#rules/rounds/limits.ts';
import type { RoundMode, SlipMode } from '#rules/slip-mode.ts';
import { Refused } from '../contract/problem.ts';
import type { Schemas } from '../contract/types.ts';
import {
  betsOnFixtures,
  cancelBet,
  filterBets,
  findBet,
  seoulDay,
  summaryOf,
} from '../world/bets.ts';
import { betNow } from '../world/legs.ts';
import { placeBet, quoteJointly } from '../world/place.ts';
import { meTopic } from '../world/world.ts';
import type { Answers } from './types.ts';

/** A cursor of the mock is the number of bets before the page. */
function toIndex(cursor = '0'): number {
  if (/^\d{1,6}$/.test(cursor)) return Number(cursor);
  throw new Refused('VALIDATION', { errors: [{ path: 'cursor', message: 'is of another list' }] });
}

export const betAnswers: Answers = {
  getBetSetting({ me, example }) {
    const { member, oddsPolicy } = me();
    const limits = (mode: SlipMode) => {
      const who = { ...member, mode, inPlay: mode === 'inplay', rate: DEFAULT_USD_RATE };
      return limitsFor(who, DEFAULT_LIMITS);
    };
    const own = { currency: member.currency, oddsPolicy };
    const byMode = { prematch: limits('domestic'), european: limits('european') };
    const rounds = (mode: RoundMode) =>
      roundLimitsFor({ ...member, mode, rate: DEFAULT_USD_RATE }, DEFAULT_LIMITS);
    const byRound = { mini: rounds('mini'), virtual: rounds('virtual') };
    return { ...example, ...own, ...byMode, inPlay: limits('inplay'), ...byRound };
  },
  setOddsPolicy({ me, body }) {
    me().oddsPolicy = body.oddsPolicy;
  },
  getJointPrice: ({ world, body }) => quoteJointly(world, body.legs),
  placeBet: ({ world, me, body, headers }) =>
    placeBet(world, me(), body, headers['Idempotency-Key']),
  getBets({ world, me, query }) {
    const { limit = 15, cursor, order, ...filter } = query;
    const bets = filterBets(me(), filter);
    if (order === 'stake') bets.sort((a, b) => b.stake - a.stake);
    const start = toIndex(cursor);
    const end = start + limit;
    return {
      data: bets.slice(start, end).map((bet) => betNow(world.offer, bet)),
      nextCursor: end < bets.length ? String(end) : null,
    };
  },
  getBetsOnFixtures({ me, query: { day } }) {
    if (seoulDay(day) !== day)
      throw new Refused('VALIDATION', { errors: [{ path: 'day', message: 'must be midnight' }] });
    return { data: betsOnFixtures(me(), day) };
  },
  getBetSummary: ({ me, query }) => summaryOf(filterBets(me(), query)),
  markResultsSeen({ world, me }) {
    me().unseenResults = 0;
    world.hub.publish(meTopic(me()), [{ kind: 'unseenResults', count: 0 }], 'me');
  },
  getBet: ({ world, me, params }) => findBet(world, me(), params.betId),
  cancelBet: ({ world, me, params }) => cancelBet(world, me(), params.betId),
  getBetByKey({ world, me, params }) {
    const bet = me().bets.find(({ key }) => key === params.key);
    if (bet) return { bet: betNow(world.offer, bet), refusals: [] };
    const outcome = me().answers.get(params.key)?.outcome;
    if (!(outcome instanceof Refused)) throw new Refused('NOT_FOUND');
    const { refusals = [] } = outcome.extra;
    // What was kept under a bet's key was refused as a bet.
    return { bet: null, refusals: refusals as Schemas['Refusal'][] };
  },
};
