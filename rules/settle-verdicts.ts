// Markets that somebody's decision or a table answers, or how something ended.
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import type { MarketType } from './markets/market-types.ts';
import { isListed, wonIf } from './pick-result.ts';
import { nextEvent } from './settle-events.ts';
import type { SettleInput } from './settle-input.ts';

const { open, void: refunded } = LEG_RESULT;

/** The result of a pick by what was decided; open until it is. */
function decidedBy(outcome: string, decision: string | undefined): LegResult {
  return decision === undefined ? open : wonIf(outcome === decision);
}

/** Family qualify, and how: "1 Penalties". */
export function settleQualified(type: MarketType, { outcome, verdicts }: SettleInput): LegResult {
  const { qualified, qualifiedBy } = verdicts ?? {};
  if (type.family === 'qualify') return decidedBy(outcome, qualified);
  return decidedBy(outcome, qualified && qualifiedBy && `${qualified} ${qualifiedBy}`);
}

/** Who wins the toss. */
export function settleToss({ outcome, verdicts }: SettleInput): LegResult {
  return decidedBy(outcome, verdicts?.toss);
}

/** Who of two finishes ahead; level refunds. */
export function settleAhead({ outcome, verdicts }: SettleInput): LegResult {
  return verdicts?.ahead === 'X' ? refunded : decidedBy(outcome, verdicts?.ahead);
}

const SCORING_PLAYS: Readonly<Record<string, string>> = {
  touchdown: 'TD',
  'field-goal': 'FG',
  safety: 'Safety',
};

/** The first way to score of a match; nobody scores refunds. */
export function settleFirstPlay({ outcome, events, finished }: SettleInput): LegResult {
  const first = events?.find(({ kind }) => SCORING_PLAYS[kind]);
  if (first) return wonIf(outcome === SCORING_PLAYS[first.kind]);
  return events && finished ? refunded : open;
}

/** What the next game or wicket ends with; a way that no list has is "Other", and none at all refunds. */
export function settleNextDetail(type: MarketType, input: SettleInput): LegResult {
  const next = nextEvent(type, input);
  if (next === 'none') return refunded;
  if (next?.detail === undefined) return open;
  const { outcome, offered = type.outcomes } = input;
  const isListedDetail = offered.includes(next.detail);
  return wonIf(outcome === (isListedDetail ? next.detail : 'Other'));
}

/** How a fight ends, "KO" or "1 KO". A draw refunds picks that name a winner. */
export function settleMethod({ outcome, verdicts, finished }: SettleInput): LegResult {
  const { method, winner } = verdicts ?? {};
  if (method === undefined) return open;
  const [side = '', ...rest] = outcome.split(' ');
  if (side !== '1' && side !== '2') return wonIf(outcome === method);
  if (winner === undefined) return finished ? refunded : open;
  return wonIf(side === winner && rest.join(' ') === method);
}

/** In which round a fight ends: "3", "2-3", "1 4-6" of a winner, or "Decision". */
export function settleRound({ outcome, verdicts }: SettleInput): LegResult {
  const { method, winner, endRound } = verdicts ?? {};
  if (method === undefined) return open;
  if (method === 'Decision') return wonIf(outcome === method);
  if (endRound === undefined) return open;
  const [first = '', second] = outcome.split(' ');
  const isIn = isListed(second ?? first, endRound) === true;
  return wonIf(isIn && (second === undefined || first === winner));
}
