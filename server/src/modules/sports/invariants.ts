import type { Invariants } from '../../lib/invariants.ts';

export const sportsInvariants: Invariants = {
  'a selection is of the fixture of its market': `
    select s.id as subject, s.fixture_id || ' against ' || m.fixture_id as detail
    from selection s join market m on m.id = s.market_id where s.fixture_id <> m.fixture_id`,
  'every outcome on sale is one the market has offered': `
    select s.id as subject, array_to_string(m.offered, ' ') as detail
    from selection s join market m on m.id = s.market_id where s.outcome <> all (m.offered)`,
};
