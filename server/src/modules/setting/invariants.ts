import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of what is set for the whole site. */
export const settingInvariants: Invariants = {
  'a setting is a known one and of its kind': `
    select key as subject, value::text as detail from setting
    where case key
      when 'siteNoticeFlg' then jsonb_typeof(value) <> 'boolean'
      when 'joinStartEndFlg' then jsonb_typeof(value) <> 'boolean'
      when 'tetherMaintenanceFlag' then value not in ('0', '1')
      when 'autoLogoutMin' then value::text !~ '^[1-9]\\d{0,2}$' or value::text::int > 720
      when 'usdRate' then value::text !~ '^[1-9]\\d{0,9}$'
      when 'bonusTerms' then jsonb_typeof(value) <> 'object' or exists (
        select from jsonb_each(value) as bonus (name, terms)
        where name not in ('joinFirst', 'dayFirst', 'every', 'coin', 'none')
          or (terms ->> 'basisPoints')::int not between 0 and 5000 or (terms ->> 'capPoints')::int not between 0 and 10000000
          or (terms ->> 'turnoverPercent')::int not between 100 and 2000
          or (name = 'none' and (terms ->> 'basisPoints')::int > 0))
      when 'levelLimits' then jsonb_typeof(value) <> 'object' or exists (
        select from jsonb_each(value) as own (name, limits)
        where name not in ('ordinary', 'vip', 'european', 'europeanVip', 'inPlay', 'mini', 'miniVip', 'virtual', 'virtualVip')
          or limits ->> 'minStake' is null or limits ->> 'maxStake' is null
          or limits ->> 'maxPayout' is null or (limits ->> 'withdrawalDay' is null) <> (name not in ('ordinary', 'vip'))
          or (limits ->> 'minStake')::bigint < 1000 or (limits ->> 'maxStake')::bigint < (limits ->> 'minStake')::bigint
          or (limits ->> 'maxPayout')::bigint not between (limits ->> 'maxStake')::bigint and 1000000000
          or (limits ->> 'withdrawalDay')::bigint not between 100000 and 1000000000
          or (limits ->> 'fixturePicks' is null) <> (name not in ('european', 'europeanVip'))
          or (limits ->> 'fixturePicks')::int not between 1 and 5)
      when 'demoSeededAt' then value::text !~ '^\\d{1,15}$'
      else true end`,
  'a setting that takes two admins was granted by another than who asked': `
    select r.id as subject, r.details ->> 'after' as detail from request r
    where r.kind = 'setting' and r.state = 'approved' and not exists (
      select from request_step f join request_step s on s.request_id = f.request_id and s.actor <> f.actor
      where f.request_id = r.id and f.event = 'approve' and s.event = 'second')`,
  'a messenger has an address and a picture': `
    select id::text as subject, name as detail from messenger where account = '' or img_path = ''`,
};
