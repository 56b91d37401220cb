import * as z from 'zod/mini';
import type { Dto } from '#contract/types.gen.ts';
import { timestamp } from '@/shared/lib/schema';
import { BONUS_TIERS } from '#rules/bonus.ts';
import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { MAX_LEGS } from '#rules/limits.ts';
import {
  MOST_PARTICIPANT_ID,
  MOST_PARTICIPANT_NAME,
  type Participant,
  PARTICIPANT_KINDS,
} from '#rules/participants.ts';
import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { MARKET_KINDS, type MarketKind } from '#rules/markets/market-kinds.ts';
import { foldersOf, MAX_PICKS } from '#rules/slip-state.ts';
import { MAX_SYSTEM_LEGS } from '#rules/system-sizes.ts';

export interface OfferScore {
  home: number;
  away: number;
}

/** What a board hands over when a cell is pressed. */
export interface SlipPick {
  selectionId: string;
  marketId: string;
  fixtureId: string;
  typeId: number;
  outcome: string;
  /** Who it is on, where it is on one: the outcome is his id. */
  participant?: Participant;
  /** Hundredths, the home side's; null for a market without a line. */
  line: number | null;
  /** Score when an in-play handicap was offered. */
  offerScore: OfferScore | null;
  /** Hundredths. */
  odds: number;
  sport: Dto<'Sport'>;
  leagueName: string;
  home: string;
  away: string;
  /** Epoch milliseconds. */
  startsAt: number;
  inPlay: boolean;
  /** What picks of one fixture are compared by. */
  marketKind?: MarketKind;
  /** It was pressed on the European board, which takes several picks of a fixture. */
  isEuropean?: boolean;
}

/** A pick on the slip: `odds` are the current ones, `seenOdds` those the member picked or accepted. */
export interface SlipEntry extends SlipPick {
  seenOdds: number;
}

export interface DomesticSlip {
  legs: readonly SlipEntry[];
  /** Folders of the bonus pick, null without one. */
  bonus: number | null;
  /** Of a system: how many picks its bets have, rising. */
  sizes?: readonly number[] | null;
  /** Each leg is a bet of its own; with one leg it is none the less a single. */
  isSingles?: boolean;
  /** Of a European slip, the prices of the fixtures with several picks as far as they are known. */
  joint?: readonly JointEntry[];
}

/** What the picks of a fixture pay together: `seenOdds` are those the member saw first, or accepted. */
export interface JointEntry {
  fixtureId: string;
  /** Hundredths. */
  odds: number;
  seenOdds: number;
  /** By what the product of the odds is multiplied, ten-thousandths; not known of one that was kept long ago. */
  factor?: number;
  /** Of the answer that it is from. */
  version?: string;
  /** The legs and odds that it is the price of. */
  of: string;
}

export interface SavedSlip extends DomesticSlip {
  /** Of each bet, minor units; null while the field is empty. */
  stake: number | null;
}

export const EMPTY_DRAFT: DomesticSlip = { legs: [], bonus: null };

/** A bonus pick as it may be taken from storage. */
export const bonusFolders = z.literal(BONUS_TIERS.map(({ folders }) => folders));

const hundredths = z.int().check(z.gte(101));

/** The score of an offer as it may be taken from storage. */
export const offerScoreSchema: z.ZodMiniType<OfferScore> = z.object({
  home: z.int(),
  away: z.int(),
});

const participantSchema: z.ZodMiniType<Participant> = z.object({
  id: z.string().check(z.maxLength(MOST_PARTICIPANT_ID)),
  name: z.string().check(z.maxLength(MOST_PARTICIPANT_NAME)),
  kind: z.enum(PARTICIPANT_KINDS),
  side: z.optional(z.enum(['home', 'away'])),
});

const entry: z.ZodMiniType<SlipEntry> = z.object({
  selectionId: z.string().check(z.regex(/^[\w.+/ -]{1,80}$/)),
  marketId: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
  fixtureId: z.string().check(z.regex(FIXTURE_ID)),
  typeId: z.int(),
  outcome: z.string(),
  participant: z.optional(participantSchema),
  line: z.nullable(z.int()),
  offerScore: z.nullable(offerScoreSchema),
  odds: hundredths,
  seenOdds: hundredths,
  sport: z.enum(SPORT_KEYS),
  leagueName: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: timestamp,
  inPlay: z.boolean(),
  marketKind: z.optional(z.enum(MARKET_KINDS)),
  isEuropean: z.optional(z.boolean()),
});

const jointEntry: z.ZodMiniType<JointEntry> = z.object({
  fixtureId: z.string().check(z.regex(FIXTURE_ID)),
  odds: hundredths,
  seenOdds: hundredths,
  factor: z.optional(z.int()),
  version: z.optional(z.string()),
  of: z.string(),
});

/** A slip as it may be taken from storage; anything else there is forgotten. */
export const savedSlipSchema: z.ZodMiniType<SavedSlip> = z.object({
  legs: z.array(entry).check(
    z.maxLength(MAX_PICKS),
    z.refine((legs) => foldersOf({ legs }) <= MAX_LEGS),
  ),
  bonus: z.nullable(bonusFolders),
  sizes: z.optional(z.nullable(z.array(z.int()).check(z.maxLength(MAX_SYSTEM_LEGS)))),
  isSingles: z.optional(z.boolean()),
  joint: z.optional(z.array(jointEntry).check(z.maxLength(MAX_LEGS))),
  stake: z.nullable(z.int().check(z.gte(0))),
});
