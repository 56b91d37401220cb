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
      when 'demoSeededAt' then value::text !~ '^\\d{1,15}$'
      else true end`,
  'a messenger has an address and a picture': `
    select id::text as subject, name as detail from messenger where account = '' or img_path = ''`,
};
