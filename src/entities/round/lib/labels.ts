// Not `gameById`: what names a bet would carry the rules of all draws to wherever bets are listed.
import { roundGame } from '#rules/rounds/games.ts';
import type { GameResult } from '#rules/rounds/round.ts';
import { basketballHandicap, basketballTotal, type VirtualCard } from '#rules/rounds/virtual.ts';
import { ROUND_LABELS } from './labels.gen';
import { messages, raceMarkets } from './messages';
import { runnerName, teamName, venueOf } from './names';

/** By family and market: its name, and the names of its selections or what is before the key of each. */
export type RoundLabels = Readonly<
  Record<
    string,
    Readonly<Record<string, readonly [string, string | Readonly<Record<string, string>>]>>
  >
>;

/** How a game draws, of a venue its sport; undefined of an id that no game has. */
export function familyOf(gameId: number): GameResult['family'] | undefined {
  return venueOf(gameId)?.sport ?? roundGame(gameId)?.family;
}

/** The table of a minigame; undefined of a venue. */
export function tableOf(gameId: number): string | undefined {
  return roundGame(gameId)?.table;
}

function rowOf(gameId: number, market: string) {
  return ROUND_LABELS[familyOf(gameId) ?? '']?.[market];
}

/** Names a market of a game. @example marketLabel(213, 'p-oe') // '파워볼 홀짝' */
export function marketLabel(gameId: number, market: string): string {
  return rowOf(gameId, market)?.[0] ?? raceMarkets[market] ?? market;
}

function runnersLabel(venueId: number, market: string, selection: string): string {
  const [first = '', second] = selection
    .split('-')
    .map((number) => messages.numbered(Number(number), runnerName(venueId, Number(number))));
  if (second === undefined) return first;
  return market === 'exacta' ? messages.inOrder(first, second) : messages.either(first, second);
}

/** Writes a line of hundredths. */
const lineText = (line: number, sign = '') => `${line > 0 ? sign : ''}${line / 100}`;

/** What the card of an event adds to a selection: its team, its line. */
function labelByCard(
  venueId: number,
  selection: string,
  card: Exclude<VirtualCard, { weights: unknown }>,
  label: string,
): string {
  const [home, away] = [teamName(venueId, card.home), teamName(venueId, card.away)];
  if (card.sport === 'soccer') {
    const sides: Record<string, string> = {
      '1': messages.win(home),
      X: messages.draw,
      '2': messages.win(away),
    };
    return sides[selection] ?? label;
  }
  const [handicap, total] = [basketballHandicap(card.lead), basketballTotal(card.lead)];
  const sides: Record<string, string> = {
    home: messages.win(home),
    away: messages.win(away),
    'hcp-home': messages.withLine(home, lineText(handicap, '+')),
    'hcp-away': messages.withLine(away, lineText(-handicap, '+')),
  };
  return sides[selection] ?? messages.withLine(label, lineText(total));
}

/** Names a selection; with the card of a virtual event its team and line, too. @example selectionLabel(213, 'p-uo', 'under') // '언더 (0~4)' */
export function selectionLabel(
  gameId: number,
  market: string,
  selection: string,
  card?: VirtualCard,
): string {
  if (raceMarkets[market]) return runnersLabel(gameId, market, selection);
  const labels = rowOf(gameId, market)?.[1] ?? '';
  const label = typeof labels === 'string' ? `${labels}${selection}` : labels[selection];
  if (label === undefined) return selection;
  const isTeam = card?.sport === 'soccer' || card?.sport === 'basketball';
  return isTeam ? labelByCard(gameId, selection, card, label) : label;
}

/** A label and what is in brackets after it: 언더 and 0~4; null where nothing does. */
export function labelParts(label: string): { name: string; note: string | null } {
  const [, name = label, note = null] = /^(.+) \((.+)\)$/.exec(label) ?? [];
  return { name, note };
}

/** Names a pick on its own. @example pickLabel(213, 'p-oe', 'odd') // '파워볼 홀짝 홀' */
export function pickLabel(
  gameId: number,
  market: string,
  selection: string,
  card?: VirtualCard,
): string {
  const name = marketLabel(gameId, market);
  const label = selectionLabel(gameId, market, selection, card);
  return label.startsWith(labelParts(name).name) ? label : messages.pick(name, label);
}
