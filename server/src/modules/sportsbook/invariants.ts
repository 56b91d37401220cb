import { MARKET_TYPES, periodOf } from '#rules/markets/market-types.ts';
import type { Invariants } from '../../lib/invariants.ts';

/** Families that the score does not decide: who scored, when and in which order. */
const NOT_BY_SCORE = [
  ...['first-score', 'last-score', 'next-score', 'race-to', 'win-behind', 'interval'],
  ...['correct-score', 'player', 'player-total'],
];

/** Ids of market types that the score of a finished match decides by itself; what else stays open may be left for staff. */
export const BY_SCORE_ALONE = MARKET_TYPES.filter((type) => {
  if (periodOf(type) !== 'full' || NOT_BY_SCORE.includes(type.family)) return false;
  return type.family !== 'yes-no' || type.counts === undefined;
}).map(({ id }) => id);

export const sportsbookInvariants: Invariants = {
  'the fixture of every leg exists': `
    select l.bet_id || '/' || l.idx as subject, l.event_id as detail from bet_leg l
    where l.subject_kind = 'fixture_selection' and not exists (select from fixture f where f.id = l.event_id)`,
  'no leg was decided by a result that its fixture never had': `
    select l.bet_id || '/' || l.idx as subject, l.result_version || ' of ' || f.result_version as detail
    from bet_leg l join fixture f on f.id = l.event_id
    where l.subject_kind = 'fixture_selection' and l.result_version > f.result_version`,
  'a fixture without a mark has its corrections settled': `
    select l.bet_id || '/' || l.idx as subject, l.result_version || ' of ' || f.result_version as detail
    from bet_leg l join bet b on b.id = l.bet_id join fixture f on f.id = l.event_id
    where l.subject_kind = 'fixture_selection' and not f.needs_settlement and b.status in ('accepted', 'settled')
      and l.result > 0 and l.result_version < f.result_version`,
  'a joint price has the factor of all its legs first, then of each part': `
    select b.id as subject, g::text as detail from bet b cross join jsonb_array_elements(b.joint) g
    where g -> 'factors' -> 0 -> 'legs' is distinct from g -> 'legs'
      or jsonb_array_length(g -> 'factors') <> (1 << jsonb_array_length(g -> 'legs')) - jsonb_array_length(g -> 'legs') - 1`,
  'no bet waits for a fixture that was settled': `
    select l.bet_id || '/' || l.idx as subject, f.id as detail
    from bet_leg l join bet b on b.id = l.bet_id join fixture f on f.id = l.event_id
    where l.subject_kind = 'fixture_selection' and not f.needs_settlement and b.status in ('accepted', 'settled')
      and l.result = 0
      and (f.status = 4
        or f.status = 3 and f.scores ? '100' and (l.subject ->> 'typeId')::int in (${BY_SCORE_ALONE.join()}))`,
};
