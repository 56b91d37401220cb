import { DEFAULT_BONUSES, type DepositBonuses } from '#rules/deposit.ts';
import { DEFAULT_LIMITS, DEFAULT_USD_RATE, type LevelLimits } from '#rules/limits.ts';
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

/** Whether tether deposits and withdrawals are not taken for now. */
export async function isTetherMaintenance(q: Queryable): Promise<boolean> {
  return (await readSwitches(q)).tetherMaintenanceFlag === 1;
}

/** One change of settings at a time, until the transaction ends: each sees what the one before it set. */
export async function lockSettings(q: Queryable): Promise<void> {
  await q.query(`select pg_advisory_xact_lock(hashtextextended('setting', 0))`);
}

export async function writeSwitches(q: Queryable, change: Partial<Switches>): Promise<void> {
  await q.query(
    `insert into setting (key, value) select key, value from jsonb_each($1::jsonb)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(change)],
  );
}

/** Sets one value that is no switch; of one that has parts, those that are given. */
export async function writeSetting(
  q: Queryable,
  key: 'usdRate' | 'bonusTerms' | 'levelLimits',
  value: number | object,
): Promise<void> {
  await q.query(
    `insert into setting (key, value) values ($1, $2::jsonb)
     on conflict (key) do update set value = case jsonb_typeof(excluded.value)
       when 'object' then setting.value || excluded.value else excluded.value end`,
    [key, JSON.stringify(value)],
  );
}

/** Won a dollar in ten-thousandths. */
export async function readUsdRate(q: Queryable): Promise<number> {
  return (await readSetUsdRate(q)) ?? DEFAULT_USD_RATE;
}

/** Null while the site has none set. */
export async function readSetUsdRate(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ rate: number }>(
    `select (value #>> '{}')::int as rate from setting where key = 'usdRate'`,
  );
  return row?.rate ?? null;
}

/** The terms of every bonus of a deposit that is requested now. */
export async function readBonuses(q: Queryable): Promise<DepositBonuses> {
  const [row] = await q.query<{ value: Partial<DepositBonuses> }>(
    `select value from setting where key = 'bonusTerms'`,
  );
  return { ...DEFAULT_BONUSES, ...row?.value };
}

/** The limits of every group, as what was set of them alone leaves the others. */
export function limitsOf(set: Partial<LevelLimits> | null): LevelLimits {
  return { ...DEFAULT_LIMITS, ...set };
}

/** What was set of the limits of levels; null while that is nothing. */
export async function readSetLimits(q: Queryable): Promise<Partial<LevelLimits> | null> {
  const [row] = await q.query<{ value: Partial<LevelLimits> }>(
    `select value from setting where key = 'levelLimits'`,
  );
  return row?.value ?? null;
}

/** The limits in force of every group. */
export async function readLimits(q: Queryable): Promise<LevelLimits> {
  return limitsOf(await readSetLimits(q));
}

/** What an admin requests; the same again is a repeat. */
export interface WaitingChange {
  askedBy: string;
  field: string;
  after: unknown;
  reason: string;
}

/**
 * Finds the same change while it waits for another admin; null without one. Of two at once the second waits here until the
 * first has ended its transaction.
 */
export async function findWaitingChange(
  q: Queryable,
  { askedBy, field, after, reason }: WaitingChange,
): Promise<string | null> {
  await q.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`setting:${askedBy}`]);
  const [row] = await q.query<{ id: string }>(
    `select id from request where kind = 'setting' and state = 'awaiting_second' and member_id = $1
       and details @> $2::jsonb order by created_at limit 1`,
    [askedBy, JSON.stringify({ field, after, reason })],
  );
  return row?.id ?? null;
}

/** Replaces the words that nobody may be called, all in lower case. */
export async function writeBannedWords(q: Queryable, words: readonly string[]): Promise<void> {
  await q.query('delete from banned_word where word <> all($1)', [words]);
  await q.query(
    'insert into banned_word (word) select unnest($1::text[]) on conflict (word) do nothing',
    [words],
  );
}

export async function readBannedWords(q: Queryable): Promise<string[]> {
  const rows = await q.query<{ word: string }>('select word from banned_word order by word');
  return rows.map(({ word }) => word);
}
