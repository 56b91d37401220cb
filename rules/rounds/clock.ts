import type { RoundGame } from './games.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** Seoul is nine hours ahead all year. */
const SEOUL = 9 * 3_600 * SECOND;

/** What the clock needs of a game; `offset` is how long after midnight its first round of a day opens, seconds. */
export type RoundLength = Pick<RoundGame, 'id' | 'length' | 'cut'> & { offset?: number };

/** One round by formula; instants in epoch milliseconds. */
export interface RoundTimes {
  gameId: number;
  /** The day in Seoul that the round counts to, `20260102`. */
  dayKey: string;
  /** From 1. */
  number: number;
  /** `211-20260102-00001`: what the result is drawn from, and what a bet names. */
  key: string;
  opensAt: number;
  /** The first instant at which no bet is taken. */
  closesAt: number;
  drawsAt: number;
}

/** The first instant of a day of Seoul. */
function midnightOf(dayKey: string): number {
  const [year, month, day] = [dayKey.slice(0, 4), dayKey.slice(4, 6), dayKey.slice(6)].map(Number);
  return Date.UTC(year ?? 0, (month ?? 0) - 1, day) - SEOUL;
}

/** The day of Seoul at an instant, `20260102`. */
export function dayKeyAt(at: number): string {
  return new Date(at + SEOUL).toISOString().slice(0, 10).replaceAll('-', '');
}

/** How many rounds a day has; every length divides a day. */
export function roundsOfDay({ length }: RoundLength): number {
  return DAY / SECOND / length;
}

/** `213-20260102-00273`: game, day of Seoul, number in five digits. */
export function roundKey(gameId: number, dayKey: string, number: number): string {
  return `${gameId}-${dayKey}-${String(number).padStart(5, '0')}`;
}

/** Undefined where the day has no round of that number. */
export function roundOf(game: RoundLength, dayKey: string, number: number): RoundTimes | undefined {
  if (!Number.isInteger(number) || number < 1 || number > roundsOfDay(game)) return undefined;
  const midnight = midnightOf(dayKey);
  if (dayKeyAt(midnight) !== dayKey) return undefined;
  const { id: gameId, length, cut, offset = 0 } = game;
  const opensAt = midnight + (offset + (number - 1) * length) * SECOND;
  const drawsAt = opensAt + length * SECOND;
  const key = roundKey(gameId, dayKey, number);
  return { gameId, dayKey, number, key, opensAt, closesAt: drawsAt - cut * SECOND, drawsAt };
}

/** The round that is open or closed at an instant: before the first of a day with an offset, the last of the day before. */
export function roundAt(game: RoundLength, at: number): RoundTimes {
  const shifted = at - (game.offset ?? 0) * SECOND;
  const dayKey = dayKeyAt(shifted);
  const number = Math.floor((shifted - midnightOf(dayKey)) / (game.length * SECOND)) + 1;
  const round = roundOf(game, dayKey, number);
  if (!round) throw new Error(`no round of game ${game.id} at ${at}`);
  return round;
}

/** The round `by` rounds later, or earlier where negative. */
export function roundFrom(game: RoundLength, { opensAt }: RoundTimes, by: number): RoundTimes {
  return roundAt(game, opensAt + by * game.length * SECOND);
}

const keyPattern = /^(\d{3})-(\d{8})-(\d{5})$/;

/** The parts of a round's key; undefined of anything else. */
export function partsOfKey(
  key: string,
): { gameId: number; dayKey: string; number: number } | undefined {
  const [, gameId, dayKey, number] = keyPattern.exec(key) ?? [];
  if (!gameId || !dayKey || !number) return undefined;
  return { gameId: Number(gameId), dayKey, number: Number(number) };
}
