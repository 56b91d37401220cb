import * as z from 'zod/mini';
import { type Bet, isFixtureLeg } from '@/entities/bet';
import {
  type CombinationLeft,
  costOf,
  type DomesticSlip,
  kindOf,
  legsOf,
  modeOf,
  offerScoreSchema,
  type OddsPolicy,
  type Refusal,
  type SlipAccount,
} from '@/entities/slip';
import { SLIP_MODES } from '#rules/slip-mode.ts';
import type { Placement } from '../api';

export interface Placeable {
  slip: DomesticSlip;
  /** Of each bet of the slip, minor units. */
  stake: number | null;
  policy: OddsPolicy;
  account: SlipAccount | null;
  /** Key of the refused bet that it is placed in place of. */
  replaces?: string;
}

/** What is sent for a slip: one bet, or a single of each leg. */
export function placeablesOf({ slip, ...terms }: Placeable): Placeable[] {
  if (kindOf(slip) !== 'singles') return [{ slip, ...terms }];
  return slip.legs.map((leg) => ({ slip: { legs: [leg], bonus: null }, ...terms }));
}

/** Fixes what is sent under a key: the odds are those on the screen at that moment. */
export function makePlacement({ slip, stake, policy, account }: Placeable, key: string): Placement {
  return {
    key,
    memberId: account?.id ?? '',
    body: {
      stake: costOf(slip, stake ?? 0),
      mode: modeOf(slip),
      oddsPolicy: policy,
      bonusFolders: slip.bonus as Placement['body']['bonusFolders'],
      ...(slip.sizes && { system: { sizes: [...slip.sizes] } }),
      ...(slip.joint && { joint: slip.joint.map(({ fixtureId, odds }) => ({ fixtureId, odds })) }),
      legs: slip.legs.map(({ selectionId, odds, line, offerScore, inPlay }) => ({
        selectionId,
        odds,
        line,
        offerScore,
        inPlay,
      })),
    },
  };
}

function idsOf(legs: readonly { selectionId: string }[]): string {
  return legs.map(({ selectionId }) => selectionId).join(' ');
}

/** Whether the slip still holds exactly what the bet was made of. */
export function isSentSlip({ legs }: DomesticSlip, bet: Pick<Bet, 'legs'>): boolean {
  return idsOf(legs) === idsOf(bet.legs.filter(isFixtureLeg));
}

/** The leg of a slip of singles that a bet was made of; null for any other bet. */
export function sentSingle(slip: DomesticSlip, bet: Pick<Bet, 'legs'>): string | null {
  const [leg] = bet.legs.filter(isFixtureLeg);
  if (kindOf(slip) !== 'singles' || bet.legs.length > 1 || !leg) return null;
  return slip.legs.find(({ selectionId }) => selectionId === leg.selectionId)?.selectionId ?? null;
}

/** The odds that refusals name as the current ones, by selection. */
export function pricesOf(refusals: readonly Refusal[]): Record<string, number> {
  const moved = refusals.filter(({ code, to }) => code === 'ODDS_CHANGED' && to !== undefined);
  return Object.fromEntries(
    moved.flatMap((refusal) => {
      const ids = legsOf(refusal);
      // Of several legs they are the price of all together.
      return ids.length === 1 ? ids.map((id) => [id, refusal.to ?? 0]) : [];
    }),
  );
}

/** What a refusal of the sent slip says is left for its picks; null where it says nothing of them. */
export function combinationLeftOf(
  sentSlip: DomesticSlip | null,
  refusals: readonly Refusal[],
): CombinationLeft | null {
  const left = refusals.find(({ code }) => code === 'COMBINATION_LIMIT')?.to;
  if (sentSlip === null || left === undefined) return null;
  return { selectionIds: sentSlip.legs.map(({ selectionId }) => selectionId), left };
}

/** Milliseconds before the next question, for the nth try from 0: 1, 2, 4, 8, then 15 seconds. */
export function backoffMs(tries: number): number {
  return Math.min(15_000, 1000 * 2 ** tries);
}

/** So many requests that find nothing, a few seconds in all, before "the server never took it" is believed. */
export const surelyAbsentAfter = 3;

/** Milliseconds after which another tab should have had its answer. */
export const otherTabMs = 12_000;

/** A placement as it may be taken from storage. */
export const placementSchema: z.ZodMiniType<Placement> = z.object({
  key: z.string(),
  memberId: z.string(),
  body: z.object({
    stake: z.int(),
    mode: z.optional(z.enum(SLIP_MODES)),
    oddsPolicy: z.enum(['any', 'higher', 'none']),
    bonusFolders: z.nullable(z.literal([3, 5, 7, 9])),
    system: z.optional(z.object({ sizes: z.array(z.int()) })),
    joint: z.optional(z.array(z.object({ fixtureId: z.string(), odds: z.int() }))),
    legs: z.array(
      z.object({
        selectionId: z.string(),
        odds: z.int(),
        line: z.nullable(z.int()),
        offerScore: z.nullable(offerScoreSchema),
        inPlay: z.boolean(),
      }),
    ),
  }),
});
