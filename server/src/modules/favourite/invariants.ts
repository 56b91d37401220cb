import { MAX_FAVOURITES } from '#rules/favourites.ts';
import type { Invariants } from '../../lib/invariants.ts';

export const favouriteInvariants: Invariants = {
  'a member has no more favourites than are allowed': `
    select member_id as subject, count(*)::text as detail from favourite
    group by member_id having count(*) > ${MAX_FAVOURITES}`,
  'a favourite is a league, team, fixture or game that there is': `
    select member_id as subject, concat_ws(' ', kind, subject_id) as detail from favourite v
    where case kind
      when 'league' then not exists (select from league where id = v.subject_id)
      when 'fixture' then not exists (select from fixture where id = v.subject_id)
      when 'game' then not exists (select from casino_game where id = v.subject_id)
      else not exists (select from fixture where home_id = v.subject_id)
        and not exists (select from fixture where away_id = v.subject_id) end`,
};
