import type { Queryable } from '../../lib/db.ts';

/** The switches an admin may turn. */
export interface Switches {
  /** True while the site is under maintenance. */
  siteNoticeFlg: boolean;
  /** True while sign-up is closed. */
  joinStartEndFlg: boolean;
  tetherMaintenanceFlag: 0 | 1;
  autoLogoutMin: number;
}

/** Two hours, so that a match can be watched without a click. */
export const DEFAULT_SWITCHES: Switches = {
  siteNoticeFlg: false,
  joinStartEndFlg: false,
  tetherMaintenanceFlag: 0,
  autoLogoutMin: 120,
};

export async function readSwitches(q: Queryable): Promise<Switches> {
  const rows = await q.query<{ key: string; value: unknown }>(
    'select key, value from setting where key = any($1::text[])',
    [Object.keys(DEFAULT_SWITCHES)],
  );
  return { ...DEFAULT_SWITCHES, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

export async function writeSwitches(q: Queryable, change: Partial<Switches>): Promise<void> {
  await q.query(
    `insert into setting (key, value) select key, value from jsonb_each($1::jsonb)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(change)],
  );
}

export async function readBannedWords(q: Queryable): Promise<string[]> {
  const rows = await q.query<{ word: string }>('select word from banned_word order by word');
  return rows.map(({ word }) => word);
}
