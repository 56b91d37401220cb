import type { Invariants } from '../../lib/invariants.ts';

export const demoProviderInvariants: Invariants = {
  'the commitment of a seed of a game is its hash': `
    select id::text as subject, commitment as detail from demo_seed
    where commitment <> encode(sha256(server_seed), 'hex')`,
  'a seed of a game is used up by its round alone': `
    select s.id::text as subject, coalesce(r.id, 'no round') as detail
    from demo_seed s left join demo_round r on r.seed_id = s.id
    where (s.used_at is null) = (r.id is not null)`,
  'the stake of a round of the provider is the sum of its bets': `
    select id as subject, stake::text as detail from demo_round
    where stake <> (select sum((b ->> 'amount')::bigint) from jsonb_array_elements(bets) b)`,
  'a round of the provider was booked in the wallet as it ended': `
    select r.id as subject, r.state || ' and ' || coalesce(c.state || ' with ' || c.staked || ', ' || c.won, 'nothing') as detail
    from demo_round r left join casino_round c on c.provider_id = 'hanpan' and c.round_id = r.id
    where r.problem is null and r.state = 'done'
        and (c.bet_id is null or c.state = 'closed' and (c.staked, c.won) is distinct from (r.stake, r.won))
      or r.state = 'refused' and c.bet_id is not null`,
};
