import { dayKeyAt } from '#rules/rounds/clock.ts';
import { LEAGUES } from './data/index.ts';
import {
  DAY,
  type Fate,
  HOUR,
  type LeagueData,
  MINUTE,
  type Region,
  type SimulatedFixture,
  type Team,
} from './model.ts';
import { createRandom, type Random, stableId } from './random.ts';

/** Kick-offs a day: 206 games of about two hours keep some 18 in play at any instant. */
export const GAMES_A_DAY = 206;
/** Days of the schedule begin at 06:00 in Korea, when no region is in the middle of its hours. */
const DAY_OFFSET = 21 * HOUR;
const GRID = 5 * MINUTE;
const RARE = 0.004;
/** One match of so many is stopped on the way; two of three of them go on. */
const STOPPED = 1 / 300;
/** No game lasts longer. */
export const LONGEST_GAME = 6 * HOUR;
/** No fixture is announced earlier than this before its start. */
export const LONGEST_LEAD = 48 * HOUR;

/** Day of the schedule an instant falls into. */
export function dayOf(at: number): number {
  return Math.floor((at - DAY_OFFSET) / DAY);
}

/** The first instant of a day of the schedule; it ends where the next one begins. */
export function startOfDay(day: number): number {
  return day * DAY + DAY_OFFSET;
}

/** The date in Korea on which a day of the schedule begins, `20240518`. */
export function keyOfDay(day: number): string {
  return dayKeyAt(startOfDay(day));
}

/** The day of the schedule that begins on a date; null where no calendar has the date. */
export function dayOfKey(key: string): number | null {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(key) ?? [];
  const day = Math.floor(Date.UTC(Number(year), Number(month) - 1, Number(date)) / DAY) - 1;
  return Number.isNaN(day) || keyOfDay(day) !== key ? null : day;
}

function regionAt(sinceDayStart: number): Region {
  if (sinceDayStart < 7 * HOUR) return 'america';
  return sinceDayStart < 14 * HOUR ? 'asia' : 'europe';
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const list = [...items];
  for (let index = list.length - 1; index > 0; index--) {
    const other = Math.floor(random.next() * (index + 1));
    const [left, right] = [list[index], list[other]];
    if (left === undefined || right === undefined) continue;
    list[index] = right;
    list[other] = left;
  }
  return list;
}

function teamsOf(league: LeagueData): Team[] {
  return Object.entries(league.teams).map(([name, rating]) => ({
    id: stableId(`${league.id}/${name}`),
    name,
    rating,
  }));
}

const TEAMS = new Map(LEAGUES.map((league) => [league.id, teamsOf(league)]));

function pickLeague(
  region: Region,
  used: Map<string, Team[]>,
  random: Random,
): LeagueData | undefined {
  const open = LEAGUES.filter(
    (league) => league.region === region && (used.get(league.id)?.length ?? 0) >= 2,
  );
  let left = random.next() * open.reduce((sum, league) => sum + league.weight, 0);
  return open.find((league) => {
    left -= league.weight;
    return left < 0;
  });
}

function fateOf(random: Random): Fate {
  const at = random.next();
  if (at < RARE) return 'postponed';
  if (at < 2 * RARE) return 'cancelled';
  if (at < 2 * RARE + (2 / 3) * STOPPED) return 'interrupted';
  return at < 2 * RARE + STOPPED ? 'abandoned' : 'played';
}

/** All fixtures that start on a day of the schedule; no team plays twice. Depends on the arguments alone. */
export function fixturesOfDay(
  seed: string,
  day: number,
  gamesADay = GAMES_A_DAY,
): SimulatedFixture[] {
  const random = createRandom(`${seed}/day/${day}`);
  const free = new Map(
    LEAGUES.map((league) => [league.id, shuffled(TEAMS.get(league.id) ?? [], random)]),
  );
  const fixtures: SimulatedFixture[] = [];
  const step = DAY / gamesADay;
  for (let slot = 0; slot < gamesADay; slot++) {
    const since = Math.floor(((slot + random.next() * 0.8) * step) / GRID) * GRID;
    const league = pickLeague(regionAt(since), free, random);
    const fate = fateOf(random);
    // Major leagues are announced early, some of them two days ahead; about 200 fixtures are known at a time.
    const lead = league?.major ? 20 + 28 * random.next() ** 2 : random.between(6, 12);
    const home = league && free.get(league.id)?.pop();
    const away = league && free.get(league.id)?.pop();
    if (!league || !home || !away) continue;
    const key = `${seed}/${day}/${slot}`;
    const startsAt = startOfDay(day) + since;
    const announcedAt = startsAt - Math.round(lead * 60) * MINUTE + slot * 37;
    fixtures.push({ id: stableId(key), key, league, home, away, startsAt, announcedAt, fate });
  }
  return fixtures;
}
