import type { Invariants } from '../../lib/invariants.ts';

const LEGS = `bet_leg l join bet b on b.id = l.bet_id join round r on r.id = l.event_id
    where l.subject_kind = 'round_selection'`;

export const roundInvariants: Invariants = {
  'the round of every leg is stored': `
    select l.bet_id as subject, l.event_id as detail from bet_leg l
    where l.subject_kind = 'round_selection' and not exists (select from round r where r.id = l.event_id)`,
  'a bet on a round was placed while it took bets': `
    select b.id as subject, r.id || ' at ' || b.placed_at as detail from ${LEGS}
      and b.status <> 'refused' and not (b.placed_at >= r.opens_at and b.placed_at < r.closes_at)`,
  'a bet on a round has the odds that were offered': `
    select b.id as subject, l.odds::text as detail from ${LEGS}
      and (r.offer -> (l.subject ->> 'market') -> (l.subject ->> 'selection') ->> 0)::int is distinct from l.odds`,
  'a member has five bets on a round at most': `
    select b.member_id as subject, r.id || ' ' || count(*) as detail from ${LEGS} and b.status <> 'refused'
    group by b.member_id, r.id having count(*) > 5`,
  'no bet waits for a round that was settled': `
    select b.id as subject, r.id || ' ' || r.state as detail from ${LEGS}
      and r.state <> 'open' and not r.needs_settlement and b.status = 'accepted'`,
  'no leg was decided by a result that its round never had': `
    select b.id as subject, l.result_version || ' of ' || r.version as detail from ${LEGS}
      and l.result_version > r.version`,
  'the commitment of a day is the hash of its secret': `
    select day_key as subject, commitment as detail from round_day
    where encode(sha256(secret), 'hex') <> commitment`,
};
