import type { Invariants } from '../../lib/invariants.ts';

export const eventInvariants: Invariants = {
  'an event ends after it begins': `
    select id::text as subject, starts_at || ' to ' || ends_at as detail from event where ends_at <= starts_at`,
  'an event has a title and a text': `
    select id::text as subject, title as detail from event where btrim(title) = '' or btrim(contents) = ''`,
};
