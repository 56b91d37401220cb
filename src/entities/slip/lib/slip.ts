import * as z from 'zod/mini';
import type { SportKey } from '@/shared/api';
import { timestamp } from '@/shared/lib/schema';
import { BONUS_TIERS } from '#rules/bonus.ts';
import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { MAX_LEGS } from '#rules/limits.ts';
import { SPORT_KEYS } from '#rules/sports.ts';

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
  /** Hundredths, the home side's; null for a market without a line. */
  line: number | null;
  /** Score when an in-play handicap was offered. */
  offerScore: OfferScore | null;
  /** Hundredths. */
  odds: number;
  sport: SportKey;
  leagueName: string;
  home: string;
  away: string;
  /** Epoch milliseconds. */
  startsAt: number;
  inPlay: boolean;
}

/** A pick on the slip: `odds` are the current ones, `seenOdds` those the member picked or accepted. */
export interface SlipEntry extends SlipPick {
  seenOdds: number;
}

export interface DomesticSlip {
  legs: readonly SlipEntry[];
  /** Folders of the bonus pick, null without one. */
  bonus: number | null;
}

export interface SavedSlip extends DomesticSlip {
  /** Minor units; null while the field is empty. */
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

const entry: z.ZodMiniType<SlipEntry> = z.object({
  selectionId: z.string().check(z.regex(/^[\w.+/ -]{1,80}$/)),
  marketId: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
  fixtureId: z.string().check(z.regex(FIXTURE_ID)),
  typeId: z.int(),
  outcome: z.string(),
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
});

/** A slip as it may be taken from storage; anything else there is forgotten. */
export const savedSlipSchema: z.ZodMiniType<SavedSlip> = z.object({
  legs: z.array(entry).check(z.maxLength(MAX_LEGS)),
  bonus: z.nullable(bonusFolders),
  stake: z.nullable(z.int().check(z.gte(0))),
});
