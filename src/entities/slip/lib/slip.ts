import type { SportKey } from '@/shared/api';
import * as z from 'zod/mini';

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

const score = z.nullable(z.object({ home: z.int(), away: z.int() }));

const entry = z.object({
  selectionId: z.string(),
  marketId: z.string(),
  fixtureId: z.string(),
  typeId: z.int(),
  outcome: z.string(),
  line: z.nullable(z.int()),
  offerScore: score,
  odds: z.int().check(z.gte(101)),
  seenOdds: z.int().check(z.gte(101)),
  sport: z.enum(['football', 'basketball', 'baseball', 'volleyball', 'ice-hockey', 'e-sports']),
  leagueName: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.int(),
  inPlay: z.boolean(),
});

/** What may be taken from storage: anything else there is forgotten. */
export const savedSlipSchema = z.object({
  legs: z.array(entry),
  bonus: z.nullable(z.enum({ three: 3, five: 5, seven: 7, nine: 9 })),
  stake: z.nullable(z.int().check(z.gte(0))),
});
