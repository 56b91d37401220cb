import type { Invariants } from '../../lib/invariants.ts';

export const noticeInvariants: Invariants = {
  'a popup ends after it begins': `
    select id::text as subject, starts_at || ' to ' || ends_at as detail from popup where ends_at <= starts_at`,
  'what everyone is shown has text': `
    select 'news ' || id as subject, contents as detail from news where btrim(contents) = ''
    union all select 'popup ' || id, title from popup where btrim(title) = '' or btrim(contents) = ''`,
};
