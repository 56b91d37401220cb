import type { SportKey } from '@/shared/api';
import {
  isBoolean,
  isTimestamp,
  isListOf,
  isNullOr,
  isOneOf,
  isShape,
  isText,
  isTextLike,
  isWhole,
} from '@/shared/lib/shape';
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

const isOdds = isWhole(101);

/** What may be taken from storage as the score of an offer. */
export const isOfferScore = isShape<OfferScore>({ home: isWhole(), away: isWhole() });

// Ids go into addresses and names of topics: one that is none would keep the whole event stream from opening.
const isEntry = isShape<SlipEntry>({
  selectionId: isTextLike(/^[\w.+/ -]{1,80}$/),
  marketId: isTextLike(/^[\w.-]{1,60}$/),
  fixtureId: isTextLike(/^[a-z0-9]{4,24}$/),
  typeId: isWhole(),
  outcome: isText,
  line: isNullOr(isWhole()),
  offerScore: isNullOr(isOfferScore),
  odds: isOdds,
  seenOdds: isOdds,
  sport: isOneOf(SPORT_KEYS),
  leagueName: isText,
  home: isText,
  away: isText,
  startsAt: isTimestamp,
  inPlay: isBoolean,
});

const isLegs = isListOf(isEntry);

/** What may be taken from storage: anything else there is forgotten. */
export const isSavedSlip = isShape<SavedSlip>({
  legs: (raw): raw is SlipEntry[] => isLegs(raw) && raw.length <= MAX_LEGS,
  bonus: isNullOr(isOneOf([3, 5, 7, 9])),
  stake: isNullOr(isWhole(0)),
});
