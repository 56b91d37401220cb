import type { Dto } from '#contract/types.gen.ts';
import type { Course } from './course';

// Data for stories and tests; nothing here is random.

/** A match of a sport while it is played. */
export interface SampleGame {
  sport: Dto<'Sport'>;
  home: string;
  away: string;
  score: NonNullable<Dto<'Fixture'>['score']>;
  clock: Dto<'FixtureClock'>;
  scores: Course['scores'];
  counts?: Course['counts'];
  events: Dto<'MatchEvent'>[];
}

/** When the latest event of each sample has happened, epoch milliseconds. */
export const sampleNow = 1_763_719_500_000;

const score = (home: number, away: number) => ({ home, away });

interface SampleEvent {
  kind: Dto<'MatchEvent'>['kind'];
  side: 'home' | 'away' | null;
  clock: Dto<'FixtureClock'>;
  points?: number;
  unit?: 'round' | 'kill';
  /** After it, or how many of its kind there were. */
  score?: { home: number; away: number };
}

function toEvent(event: SampleEvent, number: number, at: number): Dto<'MatchEvent'> {
  const { kind, side, clock, points = 1, unit, score: after = score(0, 0) } = event;
  const common = { number, at, clock };
  if (kind === 'start' || kind === 'end') return { ...common, kind, side };
  const own = side ?? 'home';
  if (kind === 'attack') return { ...common, kind, side: own };
  return kind === 'score'
    ? { ...common, kind, side: own, points, score: after, ...(unit && { unit }) }
    : { ...common, kind, side: own, count: after };
}

function eventsOf(all: readonly SampleEvent[], apart: number): Dto<'MatchEvent'>[] {
  return all.map((event, index) =>
    toEvent(event, index + 1, sampleNow - (all.length - 1 - index) * apart),
  );
}

const minute = (period: string, at: number, injury = 0): Dto<'FixtureClock'> => ({
  period,
  minute: at,
  detail: { kind: 'minutes', injury },
});
const left = (period: string, secondsLeft: number): Dto<'FixtureClock'> => ({
  period,
  minute: null,
  detail: { kind: 'countdown', secondsLeft },
});
const inning = (number: number, half: 'top' | 'bottom', outs = 0, bases: number[] = []) => ({
  period: String(number),
  minute: null,
  inning: { number, half },
  detail: { kind: 'innings' as const, outs, bases },
});
const set = (period: string, home: number, away: number, server: 'home' | 'away') => ({
  period,
  minute: null,
  detail: { kind: 'sets' as const, points: score(home, away), server },
});
const map = (number: number, at: number): Dto<'FixtureClock'> => ({
  period: String(number),
  minute: at,
  detail: { kind: 'maps', map: number },
});

const kill = { kind: 'score', unit: 'kill' } as const;

/** Rounds of the second map by who has won them, `h` or `a`. */
function roundsOf(winners: string): SampleEvent[] {
  const won = score(0, 0);
  return [...winners].map((winner, at) => {
    const side = winner === 'h' ? 'home' : 'away';
    won[side] += 1;
    return { kind: 'score', unit: 'round', side, clock: map(2, 2 * at + 2), score: { ...won } };
  });
}

/** A match in play of each sport that a feed plays. */
export const sampleGames: readonly SampleGame[] = [
  {
    sport: 'football',
    home: '울산 HD',
    away: '전북 현대',
    score: score(1, 0),
    clock: minute('20', 63),
    scores: { '10': score(1, 0), '20': score(0, 0), live: score(1, 0) },
    counts: {
      corner: { '10': score(3, 1), '20': score(1, 3), live: score(4, 4) },
      card: { '10': score(0, 1), '20': score(1, 1), live: score(1, 2) },
      'yellow-card': { '10': score(0, 1), '20': score(0, 1), live: score(0, 2) },
      'red-card': { '10': score(0, 0), '20': score(1, 0), live: score(1, 0) },
    },
    events: eventsOf(
      [
        { kind: 'start', side: null, clock: minute('10', 1) },
        { kind: 'attack', side: 'home', clock: minute('10', 34) },
        { kind: 'score', side: 'home', clock: minute('10', 34), score: score(1, 0) },
        { kind: 'end', side: null, clock: { period: '10', minute: 45 } },
        { kind: 'start', side: null, clock: minute('20', 46) },
        { kind: 'attack', side: 'away', clock: minute('20', 55) },
        { kind: 'corner', side: 'away', clock: minute('20', 56), score: score(4, 4) },
        { kind: 'yellow-card', side: 'away', clock: minute('20', 59), score: score(0, 2) },
        { kind: 'red-card', side: 'home', clock: minute('20', 62), score: score(1, 0) },
        { kind: 'attack', side: 'home', clock: minute('20', 63) },
      ],
      240_000,
    ),
  },
  {
    sport: 'basketball',
    home: '원주 DB',
    away: '서울 SK',
    score: score(54, 51),
    clock: left('3', 252),
    scores: { '1': score(21, 24), '2': score(20, 17), '3': score(13, 10), live: score(54, 51) },
    events: eventsOf(
      [
        { kind: 'end', side: null, clock: { period: '2', minute: null } },
        { kind: 'start', side: null, clock: left('3', 600) },
        { kind: 'score', side: 'away', clock: left('3', 340), points: 2, score: score(47, 51) },
        { kind: 'score', side: 'home', clock: left('3', 300), points: 3, score: score(50, 51) },
        { kind: 'score', side: 'home', clock: left('3', 270), points: 2, score: score(52, 51) },
        { kind: 'score', side: 'home', clock: left('3', 252), points: 2, score: score(54, 51) },
      ],
      35_000,
    ),
  },
  {
    sport: 'baseball',
    home: 'LG 트윈스',
    away: '두산 베어스',
    score: score(3, 4),
    clock: inning(7, 'bottom', 2, [1, 3]),
    scores: {
      '1': score(0, 1),
      '2': score(0, 0),
      '3': score(2, 0),
      '4': score(0, 0),
      '5': score(1, 1),
      '6': score(0, 2),
      '7': score(0, 0),
      live: score(3, 4),
    },
    events: eventsOf(
      [
        { kind: 'start', side: 'away', clock: inning(6, 'top') },
        { kind: 'score', side: 'away', clock: inning(6, 'top', 2, [1, 2]), score: score(3, 3) },
        { kind: 'score', side: 'away', clock: inning(6, 'top', 2, [1]), score: score(3, 4) },
        { kind: 'start', side: 'home', clock: inning(7, 'bottom') },
      ],
      300_000,
    ),
  },
  {
    sport: 'volleyball',
    home: '현대캐피탈',
    away: '대한항공',
    score: score(1, 0),
    clock: set('2', 24, 22, 'home'),
    scores: { '1': score(25, 21), '2': score(24, 22), live: score(1, 0) },
    events: eventsOf(
      [
        { kind: 'end', side: 'home', clock: { period: '1', minute: null } },
        { kind: 'start', side: null, clock: set('2', 0, 0, 'away') },
        { kind: 'score', side: 'away', clock: set('2', 22, 22, 'away'), score: score(22, 22) },
        { kind: 'score', side: 'home', clock: set('2', 23, 22, 'home'), score: score(23, 22) },
        { kind: 'score', side: 'home', clock: set('2', 24, 22, 'home'), score: score(24, 22) },
      ],
      34_000,
    ),
  },
  {
    sport: 'ice-hockey',
    home: '플로리다 팬서스',
    away: '뉴저지 데블스',
    score: score(2, 2),
    clock: left('2', 734),
    scores: { '1': score(1, 2), '2': score(1, 0), live: score(2, 2) },
    events: eventsOf(
      [
        { kind: 'end', side: null, clock: { period: '1', minute: null } },
        { kind: 'start', side: null, clock: left('2', 1200) },
        { kind: 'attack', side: 'home', clock: left('2', 902) },
        { kind: 'score', side: 'home', clock: left('2', 898), score: score(2, 2) },
      ],
      200_000,
    ),
  },
  {
    sport: 'e-sports',
    home: 'T1',
    away: '젠지',
    score: score(1, 1),
    clock: map(3, 18),
    scores: { '1': score(1, 0), '2': score(0, 1), '3': score(0, 0), live: score(1, 1) },
    counts: {
      kill: { '1': score(17, 9), '2': score(8, 15), '3': score(9, 6), live: score(34, 30) },
      tower: { '1': score(9, 2), '2': score(3, 8), '3': score(4, 1), live: score(16, 11) },
      dragon: { '1': score(3, 1), '2': score(1, 3), '3': score(2, 1), live: score(6, 5) },
      baron: { '1': score(1, 0), '2': score(0, 1), '3': score(1, 0), live: score(2, 1) },
    },
    events: eventsOf(
      [
        { kind: 'end', side: 'home', clock: map(1, 31) },
        { kind: 'start', side: null, clock: map(2, 0) },
        { kind: 'end', side: 'away', clock: map(2, 35) },
        { kind: 'start', side: null, clock: map(3, 0) },
        { ...kill, side: 'away', clock: map(3, 14), score: score(7, 6) },
        { ...kill, side: 'home', clock: map(3, 16), score: score(8, 6) },
        { ...kill, side: 'home', clock: map(3, 18), score: score(9, 6) },
      ],
      90_000,
    ),
  },
];

/** A match of e-sports whose maps are won by rounds. */
export const sampleRounds: SampleGame = {
  sport: 'e-sports',
  home: '팀 바이탈리티',
  away: '팀 스피릿',
  score: score(1, 0),
  clock: map(2, 31),
  scores: { '1': score(13, 11), '2': score(8, 7), live: score(1, 0) },
  events: eventsOf(
    [
      { kind: 'end', side: 'home', clock: map(1, 40) },
      { kind: 'start', side: null, clock: map(2, 0) },
      ...roundsOf('hhahaahhhaahhaa'),
    ],
    100_000,
  ),
};

/** The sample of a sport. */
export function sampleGame(sport: Dto<'Sport'>): SampleGame {
  const found = sampleGames.find((game) => game.sport === sport);
  if (!found) throw new Error(`no sample of ${sport}`);
  return found;
}
