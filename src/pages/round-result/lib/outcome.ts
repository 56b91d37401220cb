import { gameById, gameOutcome, isVenue } from '#rules/rounds/round.ts';
import { everyMarketOf } from '#rules/rounds/tables.ts';
import {
  type DotTone,
  labelParts,
  marketLabel,
  type PlayedRound,
  roadsOf,
  selectionLabel,
} from '@/entities/round';

/** By market what won; nothing of a round that was not drawn. */
function wonOf(gameId: number, { result, card }: PlayedRound) {
  const game = gameById(gameId);
  if (!game || result === null || (isVenue(game) && !card)) return {};
  return gameOutcome(result, card).won;
}

/** What won of one market of a round. */
export interface OutcomeCell {
  market: string;
  /** Names of the market and of what won, without what is said twice; null where the market names it. */
  name: string;
  value: string | null;
  selections: readonly string[];
}

/** Lists the markets of a game that have a winner in a round, in the order in which they are offered. */
export function outcomeCells(gameId: number, round: PlayedRound): OutcomeCell[] {
  const game = gameById(gameId);
  const won = wonOf(gameId, round);
  const offered =
    game && !isVenue(game) ? everyMarketOf(game).map(({ market }) => market) : Object.keys(won);
  return offered.flatMap((market) => {
    const selections = won[market] ?? [];
    if (selections.length === 0) return [];
    const name = marketLabel(gameId, market);
    const title = labelParts(name).name;
    const values = selections
      .map((key) => labelParts(selectionLabel(gameId, market, key, round.card)).name)
      .map((label) => label.replace(`${title} `, ''))
      .filter((label) => label !== title);
    return { market, name, value: values.join(', ') || null, selections };
  });
}

/** How often one side of a market won. */
export interface Side {
  label: string;
  tone: DotTone;
  count: number;
}

/** How often each side of the first road of a game won. */
export interface Balance {
  title: string;
  /** Blue before red before what is neither. */
  sides: readonly Side[];
  /** Rounds that no selection won, and void ones. */
  others: number;
  voided: number;
}

const order: readonly DotTone[] = ['blue', 'red', 'green', 'neutral'];

/** How often each outcome came in the first road of a game; null where it has none. */
export function balanceOf(gameId: number, rounds: readonly PlayedRound[]): Balance | null {
  const [road] = roadsOf(gameId);
  if (!road) return null;
  const sides = new Map<string, Side>();
  const drawn = rounds.filter(({ result }) => result !== null);
  let others = 0;
  for (const round of drawn) {
    const won = wonOf(gameId, round)[road.key]?.[0];
    if (won === undefined || round.result === null) {
      others += 1;
      continue;
    }
    const label = labelParts(selectionLabel(gameId, road.key, won)).name;
    const { tone } = road.dotOf(round.result, round.card);
    sides.set(label, { label, tone, count: (sides.get(label)?.count ?? 0) + 1 });
  }
  return {
    title: road.title,
    sides: [...sides.values()].sort(
      (one, other) =>
        order.indexOf(one.tone) - order.indexOf(other.tone) || one.label.localeCompare(other.label),
    ),
    others,
    voided: rounds.length - drawn.length,
  };
}
