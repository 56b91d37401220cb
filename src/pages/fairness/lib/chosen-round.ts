import { dayKeyAt, roundKey, roundOf, roundsOfDay } from '#rules/rounds/clock.ts';
import { type Game, gameById } from '#rules/rounds/round.ts';
import { parseDateTime } from '@/shared/lib/format';
import { searchHref } from '@/shared/routes';
import { type FairnessSearch, searchDefaults } from '../search';

/** EOS 파워볼 3분, where the address names no game. */
const FIRST_GAME = 213;
/** Above a round that the address names, so that it is seen among its neighbours. */
const NEWER_SHOWN = 5;

/** From the midnight of a day of matches to noon of the next, when the last of them is over. */
const TOLD_AFTER = 36 * 3_600_000;

/** What an address of rounds comes to. */
export interface Chosen {
  gameId: number;
  dayKey: string;
  /** '' where no round is named, or the day has none of that number. */
  roundId: string;
  /** Where a list begins that has the round, null for the newest. */
  before: number | null;
}

function gameOf(id: number): Game {
  const game = gameById(id) ?? gameById(FIRST_GAME);
  if (!game) throw new Error('no game to begin with');
  return game;
}

function dayOr(day: string, fallback: string): string {
  return parseDateTime(`${dateOf(day)} 00:00:00`) === null ? fallback : day;
}

/** The round of an address; `now` is today for one without a day. */
export function chosenOf({ game: id, day, round }: FairnessSearch, now: number): Chosen {
  const game = gameOf(id);
  const dayKey = dayOr(day, dayKeyAt(now));
  const isThere = roundOf(game, dayKey, round) !== undefined;
  return {
    gameId: game.id,
    dayKey,
    roundId: isThere ? roundKey(game.id, dayKey, round) : '',
    before: isThere ? round + 1 + NEWER_SHOWN : null,
  };
}

/** The day of matches of an address; the last published one where it has none. */
export function sportsDayOf({ day }: FairnessSearch, now: number): string {
  return dayOr(day, dayKeyAt(now - TOLD_AFTER));
}

/** How many rounds a day of a game has. */
export function roundsOf(gameId: number): number {
  return roundsOfDay(gameOf(gameId));
}

/** As a date field has it. @example dateOf('20261120') // '2026-11-20' */
export function dateOf(dayKey: string): string {
  return `${dayKey.slice(0, 4)}-${dayKey.slice(4, 6)}-${dayKey.slice(6)}`;
}

/** The inverse of `dateOf`. */
export function dayKeyOf(date: string): string {
  return date.replaceAll('-', '');
}

/** The address of a search, without what is the default. */
export function hrefOf({ tab, game, day, round }: FairnessSearch): string {
  return searchHref('/fairness', { tab, game, day, round }, searchDefaults);
}
