import * as z from 'zod/mini';
import type { Currency } from '@/shared/lib/format';
import { defaultStakes, MAX_QUICK_STAKES } from './stakes';

/** How a member likes the slip. */
export interface SlipPreferences {
  /** Amounts the quick buttons add, minor units, smallest first. */
  quickStakes: readonly number[];
  /** Minor units that every new slip begins with; null for none. */
  stake: number | null;
  /** A press on a price in play is a bet of that stake. */
  isOneTap: boolean;
}

type OwnPreferences = Omit<SlipPreferences, 'quickStakes'>;

/** What the browser keeps: the amounts for all who bet in a currency, what costs money for each member alone. */
export interface SavedPreferences {
  quickStakes: Readonly<Partial<Record<Currency, readonly number[]>>>;
  members: Readonly<Record<string, OwnPreferences>>;
}

export const noPreferences: SavedPreferences = { quickStakes: {}, members: {} };

const none: OwnPreferences = { stake: null, isOneTap: false };

const amount = z.int().check(z.gte(1));
const amounts = z.optional(z.array(amount).check(z.minLength(1), z.maxLength(MAX_QUICK_STAKES)));

/** Preferences as they may be taken from storage. */
export const savedPreferencesSchema: z.ZodMiniType<SavedPreferences> = z.object({
  quickStakes: z.object({ KRW: amounts, USD: amounts }),
  members: z.record(z.string(), z.object({ stake: z.nullable(amount), isOneTap: z.boolean() })),
});

/** The preferences of a member, or of the guest. One tap needs a stake that it can be. */
export function preferencesOf(
  { quickStakes, members }: SavedPreferences,
  memberId: string,
  currency: Currency,
): SlipPreferences {
  const { stake, isOneTap } = members[memberId] ?? none;
  return {
    quickStakes: quickStakes[currency] ?? defaultStakes(currency),
    stake,
    isOneTap: isOneTap && stake !== null,
  };
}

/** Puts a member's preferences in place of the last ones. Amounts nobody changed are not kept: they go with the site's. */
export function withPreferences(
  saved: SavedPreferences,
  { quickStakes, stake, isOneTap }: SlipPreferences,
  memberId: string,
  currency: Currency,
): SavedPreferences {
  const isDefault = String(quickStakes) === String(defaultStakes(currency));
  return {
    quickStakes: { ...saved.quickStakes, [currency]: isDefault ? undefined : quickStakes },
    members: { ...saved.members, [memberId]: { stake, isOneTap: isOneTap && stake !== null } },
  };
}
