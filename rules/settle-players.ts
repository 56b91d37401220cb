// Markets on what single players do.
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import type { MatchEvent, PlayerFacts, Side } from './match-facts.ts';
import type { MarketType } from './markets/market-types.ts';
import { type Settled, settleMost, wonIf } from './pick-result.ts';
import { settleTotal } from './settle-score.ts';
import { eventsOf, isOver, type SettleInput } from './settle-input.ts';

const { open, void: refunded } = LEG_RESULT;

/** Players who score so many, by market. */
const AT_LEAST: Readonly<Record<number, number>> = { 714: 2, 715: 3 };
const FIRST = [712, 1065, 1067, 900104];
const LAST = [713, 1066, 1068];
const MAN_OF_THE_MATCH = 900106;
const TOP_OF_A_SIDE = [900206, 900207, 900208, 900209];

/** Whether a market asks who scored first or last; undefined for one that asks neither. */
export function scorerOrderOf(typeId: number): 'first' | 'last' | undefined {
  if (FIRST.includes(typeId)) return 'first';
  return LAST.includes(typeId) ? 'last' : undefined;
}

function sideOf({ side }: MarketType): Side | undefined {
  return side && (side === 'home' ? '1' : '2');
}

/** Events of the market's kind and side that a player did: an own goal counts for no player. */
function doneBy(type: MarketType, input: SettleInput): readonly MatchEvent[] | null {
  const side = sideOf(type);
  return (
    eventsOf(type, input)?.filter(
      (event) => !event.own && (side === undefined || event.side === side),
    ) ?? null
  );
}

function countOf(type: MarketType, input: SettleInput, player: string): number | undefined {
  const counted = input.players?.[player]?.counts?.[type.counts as 'score'];
  if (counted !== undefined) return counted;
  const events = doneBy(type, input);
  return events?.filter((event) => event.player === player).length;
}

/** First of the match, or of a side: refunds whoever came on after it. */
function settleFirstPlayer(
  type: MarketType,
  input: SettleInput,
  picked: string,
  facts: PlayerFacts,
): LegResult {
  const first = doneBy(type, input)?.[0];
  if (!first) return isOver(type, input) && input.events ? LEG_RESULT.lost : open;
  const index = input.events?.indexOf(first) ?? 0;
  if (facts.played && facts.cameOnAfter > index) return refunded;
  return wonIf(first.player === picked);
}

function settleTopOfSide(type: MarketType, input: SettleInput, picked: string): Settled {
  const side = sideOf(type);
  const counts = new Map(
    Object.entries(input.players ?? {})
      .filter(([, player]) => player.side === side && player.played)
      .map(([id, player]) => [id, player.counts?.[type.counts as 'score'] ?? 0]),
  );
  return settleMost(picked, counts);
}

/** How often a player did it, so that one count is enough for a pick. */
function settleAtLeast(type: MarketType, input: SettleInput, picked: string): LegResult {
  const count = countOf(type, input, picked);
  const enough = AT_LEAST[type.id] ?? 1;
  if (count !== undefined && count >= enough) return LEG_RESULT.won;
  return isOver(type, input) && count !== undefined ? LEG_RESULT.lost : open;
}

/** Family player: the outcome is the participant. Whoever was not on the field is refunded. */
export function settlePlayer(type: MarketType, input: SettleInput): Settled {
  const picked = input.outcome;
  if (type.id === MAN_OF_THE_MATCH) {
    const chosen = input.verdicts?.manOfTheMatch;
    return { result: chosen === undefined ? open : wonIf(chosen === picked) };
  }
  const facts = input.players?.[picked];
  if (isOver(type, input) && input.players && !facts?.played) return { result: refunded };
  if (TOP_OF_A_SIDE.includes(type.id))
    return isOver(type, input) && facts ? settleTopOfSide(type, input, picked) : { result: open };
  if (FIRST.includes(type.id))
    return { result: facts ? settleFirstPlayer(type, input, picked, facts) : open };
  if (LAST.includes(type.id)) {
    const done = isOver(type, input) ? doneBy(type, input) : null;
    return { result: done ? wonIf(done.at(-1)?.player === picked) : open };
  }
  return { result: settleAtLeast(type, input, picked) };
}

/** Family player-total: a player's own count over or under the line; refunded when he was not on the field. */
export function settlePlayerTotal(type: MarketType, input: SettleInput): LegResult {
  const { outcome, line, participant, players } = input;
  const facts = participant === undefined ? undefined : players?.[participant];
  if (line === null || !players || !isOver(type, input)) return open;
  if (!facts?.played) return refunded;
  const count = facts.counts?.[type.counts as 'score'] ?? 0;
  return settleTotal(outcome, line, count * 100);
}
