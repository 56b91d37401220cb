import { isDeepStrictEqual } from 'node:util';
import type { components } from '#contract/types.gen.ts';
import { DEPOSIT_BONUSES, faultyBonusTerm } from '#rules/deposit.ts';
import { faultyLimit, LIMIT_GROUPS } from '#rules/limits.ts';
import type { Queryable } from '../../lib/db.ts';
import { readBonuses, readLimits, readSetUsdRate, writeSetting } from './repository.ts';

type Schemas = components['schemas'];
export type BonusTerms = Schemas['DepositBonusTerms'];
export type GroupLimits = Schemas['LevelLimits'];

type Compared = 'field' | 'before' | 'after';
type Wanted = 'field' | 'after';

/** What two admins set of money: what it was when one requested it, and what it becomes. */
export type MoneySetting =
  | Pick<Schemas['DeskRateSetting'], Compared>
  | Pick<Schemas['DeskBonusSetting'], Compared>
  | Pick<Schemas['DeskLimitSetting'], Compared>;

/** What one admin requests. */
export type WantedSetting =
  | Pick<Schemas['DeskRateSetting'], Wanted>
  | Pick<Schemas['DeskBonusSetting'], Wanted>
  | Pick<Schemas['DeskLimitSetting'], Wanted>;

/** The terms of every bonus, as a list. */
export async function listBonusTerms(q: Queryable): Promise<BonusTerms[]> {
  const bonuses = await readBonuses(q);
  return DEPOSIT_BONUSES.map((bonus) => ({ bonus, ...bonuses[bonus] }));
}

/** The limits of every group, as a list. */
export async function listLimits(q: Queryable): Promise<GroupLimits[]> {
  const limits = await readLimits(q);
  return LIMIT_GROUPS.map((group) => ({ group, ...limits[group] }));
}

/** What is wanted, with what is set now as `before`. */
export async function besideCurrent(q: Queryable, wanted: WantedSetting): Promise<MoneySetting> {
  switch (wanted.field) {
    case 'usdRate':
      return { ...wanted, before: await readSetUsdRate(q) };
    case 'bonusTerms': {
      const { bonus } = wanted.after;
      return { ...wanted, before: { bonus, ...(await readBonuses(q))[bonus] } };
    }
    case 'levelLimits': {
      const { group } = wanted.after;
      return { ...wanted, before: { group, ...(await readLimits(q))[group] } };
    }
  }
}

/** The path of what cannot be set beside the rest that is set; null where all can. */
export async function faultOf(q: Queryable, wanted: WantedSetting): Promise<string | null> {
  switch (wanted.field) {
    case 'usdRate':
      return null;
    case 'bonusTerms': {
      const { bonus, ...terms } = wanted.after;
      const faulty = faultyBonusTerm(bonus, terms);
      return faulty && `bonusTerms.${faulty}`;
    }
    case 'levelLimits': {
      const { group, ...limits } = wanted.after;
      const fault = faultyLimit(group, { ...(await readLimits(q)), [group]: limits });
      return fault && `levelLimits.${fault.name}`;
    }
  }
}

/** Whether what a change was made on is still so. */
export async function isAsRead(q: Queryable, { before, ...wanted }: MoneySetting) {
  const now = await besideCurrent(q, wanted);
  return isDeepStrictEqual(now.before, before);
}

export async function writeMoneySetting(q: Queryable, wanted: WantedSetting): Promise<void> {
  switch (wanted.field) {
    case 'usdRate':
      return writeSetting(q, 'usdRate', wanted.after);
    case 'bonusTerms': {
      const { bonus, ...terms } = wanted.after;
      return writeSetting(q, 'bonusTerms', { [bonus]: terms });
    }
    case 'levelLimits': {
      const { group, ...limits } = wanted.after;
      return writeSetting(q, 'levelLimits', { [group]: limits });
    }
  }
}

/** What an audit record says of a change: each value by its own name, and what it is of once. */
export function auditedOf({ field, before, after }: MoneySetting): {
  before: object;
  after: object;
} {
  if (field === 'usdRate') return { before: { usdRate: before }, after: { usdRate: after } };
  if (field === 'bonusTerms') {
    const { bonus: _bonus, ...terms } = before;
    return { before: terms, after };
  }
  const { group: _group, ...limits } = before;
  return { before: limits, after };
}
