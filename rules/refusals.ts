import type { LimitPeriod } from './protection.ts';

/** Why a slip, or one leg of it, is not taken. The wire, the server and the screens share this list. */
export const REFUSAL_CODES = [
  'EMPTY_SLIP',
  'TOO_MANY_LEGS',
  'MODE_LEG',
  'SAME_FIXTURE_COMBINATION',
  'DUPLICATE_MARKET',
  'JOINT_KINDS',
  'FIXTURE_PICKS',
  'JOINT_PRICE',
  'JOINT_IMPOSSIBLE',
  'JOINT_UNAVAILABLE',
  'JOINT_BONUS',
  'JOINT_SYSTEM',
  'BONUS_NEEDS_FOLDERS',
  'BONUS_LOW_ODDS',
  'BONUS_IN_PLAY',
  'SYSTEM_SIZES',
  'SYSTEM_BONUS',
  'SYSTEM_STAKE',
  'TOTAL_ODDS_TOO_HIGH',
  'STAKE_TOO_SMALL',
  'STAKE_TOO_LARGE',
  'PAYOUT_TOO_LARGE',
  'INSUFFICIENT_FUNDS',
  'COMBINATION_LIMIT',
  'ODDS_CHANGED',
  'LINE_CHANGED',
  'SELECTION_NOT_FOUND',
  'MARKET_SUSPENDED',
  'MARKET_CLOSED',
  'FIXTURE_STARTED',
  'ROUND_NOT_OPEN',
  'ROUND_CLOSED',
  'ROUND_BETS',
  'OPPOSITE_BET',
  'GAME_MAINTENANCE',
  'SELF_EXCLUDED',
  'ON_BREAK',
  'OWN_STAKE_LIMIT',
  'OWN_LOSS_LIMIT',
  'OWN_SESSION_LIMIT',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  code: RefusalCode;
  /** The leg it is about: one in the slip, or the one that was not added. */
  selectionId?: string;
  /** The legs of the slip it is about, when more than one may be. */
  selectionIds?: string[];
  /** Folders the bonus pick needs. */
  folders?: number;
  /** The limit that was passed: legs, odds (hundredths), stake, pay-out or balance (minor units); for SYSTEM_STAKE its number of bets. */
  limit?: number;
  /** Odds or line that was sent (hundredths); for PAYOUT_TOO_LARGE and SYSTEM_STAKE the stake that was sent. */
  from?: number;
  /** Odds or line now (hundredths); for PAYOUT_TOO_LARGE and COMBINATION_LIMIT the highest stake that is allowed, from 0; for SYSTEM_STAKE the nearest that fits. */
  to?: number;
  /** When a break, an exclusion or a limit of the member's own gives way, epoch milliseconds. */
  until?: number;
  /** Of the member's own limit that was reached. */
  period?: LimitPeriod;
}

/** A change of the slip that removes a refusal. */
export type RefusalFix =
  | { kind: 'dropLegs'; selectionIds: string[] }
  | { kind: 'dropBonus' }
  | { kind: 'setStake'; stake: number };

/** The legs a refusal names; [] when it is about the slip as a whole. */
export function legsOf({ selectionId, selectionIds }: Refusal): string[] {
  return selectionIds ?? (selectionId === undefined ? [] : [selectionId]);
}

function dropEither(ids: string[]): RefusalFix[] {
  return ids.map((id) => ({ kind: 'dropLegs', selectionIds: [id] }));
}

function dropAll(ids: string[]): RefusalFix[] {
  return ids.length === 0 ? [] : [{ kind: 'dropLegs', selectionIds: ids }];
}

/** The ways out of a refusal, each enough on its own; [] when only a new choice by the member helps. */
export function refusalFixes(refusal: Refusal): RefusalFix[] {
  const { code, limit, to } = refusal;
  switch (code) {
    case 'BONUS_LOW_ODDS':
    case 'BONUS_IN_PLAY':
      return [...dropAll(legsOf(refusal)), { kind: 'dropBonus' }];
    case 'BONUS_NEEDS_FOLDERS':
    case 'SYSTEM_BONUS':
    case 'JOINT_BONUS':
      return [{ kind: 'dropBonus' }];
    case 'SAME_FIXTURE_COMBINATION':
    case 'DUPLICATE_MARKET':
    case 'JOINT_KINDS':
    case 'JOINT_IMPOSSIBLE':
    case 'JOINT_UNAVAILABLE':
    case 'JOINT_SYSTEM':
      return dropEither(legsOf(refusal));
    case 'MODE_LEG':
    case 'FIXTURE_PICKS': {
      const ids = legsOf(refusal);
      return ids.length === (limit ?? 1) + 1 ? dropEither(ids) : dropAll(ids.slice(limit));
    }
    case 'LINE_CHANGED':
    case 'SELECTION_NOT_FOUND':
    case 'MARKET_SUSPENDED':
    case 'MARKET_CLOSED':
    case 'FIXTURE_STARTED':
      return dropAll(legsOf(refusal));
    case 'STAKE_TOO_SMALL':
    case 'STAKE_TOO_LARGE':
    case 'INSUFFICIENT_FUNDS':
      return limit ? [{ kind: 'setStake', stake: limit }] : [];
    case 'PAYOUT_TOO_LARGE':
    case 'COMBINATION_LIMIT':
    case 'SYSTEM_STAKE':
      return to ? [{ kind: 'setStake', stake: to }] : [];
    default:
      return [];
  }
}
