import { isFinished, isOver } from '#rules/fixture-status.ts';
import { matchClock, type Side } from '#rules/match-clock.ts';
import type { FixtureClock } from '#rules/feed.ts';
import type { MatchEvent } from '#rules/match-events.ts';
import type { Score, Scores } from '#rules/scores.ts';
import { BREAK_CODE, type SportKey, sportOf } from '#rules/sports.ts';
import type { CountedMoment, Mark, Timeline } from './model.ts';

const NONE: Score = { home: 0, away: 0 };
const SIDES: readonly Side[] = ['home', 'away'];
/** Sports whose match is counted in parts that somebody wins. */
const COUNTED_IN_PARTS: readonly SportKey[] = ['volleyball', 'e-sports'];

/** An event before it has its number. */
type Unnumbered<Event = MatchEvent> = Event extends MatchEvent ? Omit<Event, 'number'> : never;

/** The part that is played, the half of an inning included; null in a break and when the match is over. */
function partOf(clock: FixtureClock | null | undefined): string | null {
  if (!clock || clock.period === String(BREAK_CODE)) return null;
  return `${clock.inning?.number ?? clock.period} ${clock.inning?.half ?? ''}`;
}

function winnerOf(score: Score | undefined): Side | null {
  if (!score || score.home === score.away) return null;
  return score.home > score.away ? 'home' : 'away';
}

/** What was scored from one state to the next, by part. */
function scored(
  scores: Scores,
  before: Scores | undefined,
  sport: SportKey,
): { side: Side; points: number; code: string }[] {
  const { regulation, overtime } = sportOf(sport);
  const found = [...regulation, ...overtime].flatMap((part) => {
    const code = String(part);
    const [now, old] = [scores[code] ?? NONE, before?.[code] ?? NONE];
    return SIDES.map((side) => ({ side, points: now[side] - old[side], code }));
  });
  return found.filter(({ points }) => points > 0);
}

/** What is reported as scored: where a map's score says no more than who has won it, its kills. */
const reportedScores = ({ scores, counts }: Mark): Scores => counts?.kill ?? scores;

function scoreEvents(mark: Mark, before: Mark | undefined, sport: SportKey): Unnumbered[] {
  const { at, scores, clock } = mark;
  const [now, old] = [reportedScores(mark), before && reportedScores(before)];
  return scored(now, old, sport).map(({ side, points, code }) => {
    // A part that ends with the point is no more on the clock.
    const running = [clock, before?.clock].find((one) => one?.period === code);
    const shown = matchClock(running ?? { period: code, minute: null }, sport, scores);
    const score = (COUNTED_IN_PARTS.includes(sport) ? now[code] : scores.live) ?? NONE;
    const unit = sport === 'e-sports' && ({ unit: mark.counts ? 'kill' : 'round' } as const);
    return { kind: 'score', at, clock: shown, side, points, score, ...unit };
  });
}

/** Corners and cards up to and with those of one instant, of which the events are. */
function countEvents(
  { at, scores, clock }: Mark,
  before: Mark | undefined,
  sport: SportKey,
  counted: readonly CountedMoment[],
): Unnumbered[] {
  return counted.flatMap((moment, place) => {
    const { kind, side, code } = moment;
    if (moment.at !== at) return [];
    const running = [clock, before?.clock].find((one) => one?.period === code);
    const shown = matchClock(running ?? { period: code, minute: null }, sport, scores);
    const count = { home: 0, away: 0 };
    for (const one of counted.slice(0, place + 1)) if (one.kind === kind) count[one.side] += 1;
    return [{ kind, at, clock: shown, side, count }];
  });
}

function endOf(mark: Mark, before: Mark | undefined, sport: SportKey): Unnumbered[] {
  const ended = before?.clock;
  if (!ended || partOf(ended) === null || partOf(ended) === partOf(mark.clock)) return [];
  // A part that is broken off is never over.
  if (isOver(mark.status) && !isFinished(mark.status)) return [];
  // Innings follow one another; the last one ends with the match.
  if (ended.inning && mark.clock) return [];
  const { period, minute, inning } = ended;
  const clock = { period, minute, ...(inning && { inning }) };
  const winner = COUNTED_IN_PARTS.includes(sport) ? winnerOf(mark.scores[period]) : null;
  return [{ kind: 'end', at: mark.at, clock, side: winner }];
}

function startOf({ at, clock, scores }: Mark, before: Mark | undefined, sport: SportKey) {
  if (!clock || partOf(clock) === null || partOf(clock) === partOf(before?.clock)) return [];
  const batting = clock.inning && (clock.inning.half === 'top' ? 'away' : 'home');
  const start: Unnumbered = {
    kind: 'start',
    at,
    clock: matchClock(clock, sport, scores),
    side: batting ?? null,
  };
  return [start];
}

function attackOf({ at, clock, scores, attack }: Mark, sport: SportKey): Unnumbered[] {
  if (!attack || !clock) return [];
  return [{ kind: 'attack', at, clock: matchClock(clock, sport, scores), side: attack }];
}

/** Everything that happens in a game, as its marks tell it, in order. */
export function eventsOf(
  { instants, markAt, counted = [] }: Timeline,
  sport: SportKey,
): MatchEvent[] {
  const events: MatchEvent[] = [];
  let before: Mark | undefined;
  for (const instant of instants) {
    const mark = markAt(instant);
    const happened = [
      ...scoreEvents(mark, before, sport),
      ...countEvents(mark, before, sport, counted),
      ...endOf(mark, before, sport),
      ...startOf(mark, before, sport),
      ...attackOf(mark, sport),
    ];
    for (const event of happened) events.push({ ...event, number: events.length + 1 });
    before = mark;
  }
  return events;
}
