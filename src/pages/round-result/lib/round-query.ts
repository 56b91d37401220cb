import { dayKeyAt, roundAt, roundsOfDay } from '#rules/rounds/clock.ts';
import type { Game } from '#rules/rounds/round.ts';
import { parseDateTime, startOfKstDay } from '@/shared/lib/format';
import { searchHref } from '@/shared/routes';
import type { RoundsQuery } from '../api';
import type { ResultPath, RoundResultSearch } from '../search';
import { gameOf } from './games';

/** For how many days before today rounds are kept. */
const KEPT_DAYS = 90;

/** What is shown: the page with the query of its address. */
export interface Shown extends RoundResultSearch {
  path: ResultPath;
}

/** 20261120 as 2026-11-20. */
export function dateOf(dayKey: string): string {
  return `${dayKey.slice(0, 4)}-${dayKey.slice(4, 6)}-${dayKey.slice(6)}`;
}

/** The midnight in Seoul that begins a day; null for what is no day. */
export function midnightOf(dayKey: string): number | null {
  return parseDateTime(`${dateOf(dayKey)} 00:00:00`);
}

/** The day so many after another. */
export function dayAfter(dayKey: string, days: number): string {
  const midnight = midnightOf(dayKey);
  return midnight === null ? dayKey : dayKeyAt(startOfKstDay(midnight, days));
}

/** The first day that can be shown. */
export function firstDay(today: string): string {
  return dayAfter(today, -KEPT_DAYS);
}

/** The day of an address; today for one that is no day, not kept any more or yet to come. */
export function dayKeyOf(day: string, today: string): string {
  const isKept = midnightOf(day) !== null && day >= firstDay(today) && day <= today;
  return isKept ? day : today;
}

/** What to ask the server for: from the round of the address down, or from the newest. */
export function toRoundsQuery({ path, game, day, round }: Shown, today: string): RoundsQuery {
  const before = round === undefined ? undefined : round + 1;
  return { gameId: gameOf(path, game).id, dayKey: dayKeyOf(day, today), before };
}

/** The number of the last round of a day that is drawn, 0 before the first. */
export function lastDrawn(game: Game, dayKey: string, now: number): number {
  const current = roundAt(game, now);
  if (dayKey === current.dayKey) return current.number - 1;
  return dayKey < current.dayKey ? roundsOfDay(game) : 0;
}

/** The address of a search, without what is the default. */
export function hrefOf({ path, game, day, round }: Shown): string {
  return searchHref(path, { game, day, round });
}
