import { formatScore } from '#rules/scores.ts';
import type { FixtureState } from '@/entities/game';
import type { Course } from '@/features/match-course';
import { countName } from '@/entities/market-dictionary';
import { messages } from '../ui/messages';
import { lastMap } from './columns';

type Side = 'home' | 'away';
type Score = Readonly<Record<Side, number>>;

const NIL: Score = { home: 0, away: 0 };
const OBJECTIVES = ['tower', 'dragon', 'baron'] as const;

/** What the map of a series that is played looks like: what either side has taken, or who has won its rounds. */
export type MapView =
  | ({ kind: 'objectives' } & Readonly<Record<(typeof OBJECTIVES)[number], Score>>)
  | { kind: 'rounds'; score: Score; winners: readonly (Side | null)[]; maps: Score };

/** Rounds in their order; those that are not kept among the events have nobody. */
function winnersOf(events: Course['events'], code: string, score: Score): (Side | null)[] {
  const winners = new Array<Side | null>(score.home + score.away).fill(null);
  for (const event of events) {
    if (event.kind !== 'score' || event.clock.period !== code) continue;
    winners[event.score.home + event.score.away - 1] = event.side;
  }
  return winners;
}

/** The latest map of a match of e-sports; null where nothing of it is known. */
export function mapViewOf(
  state: FixtureState | null,
  { scores = {}, counts, events }: Partial<Course> & Pick<Course, 'events'>,
): MapView | null {
  const code = lastMap(scores);
  if (code === null) return null;
  if (counts?.tower) {
    const [tower, dragon, baron] = OBJECTIVES.map((one) => counts[one]?.[code] ?? NIL);
    return { kind: 'objectives', tower: tower ?? NIL, dragon: dragon ?? NIL, baron: baron ?? NIL };
  }
  const isOfRounds = events.some((event) => event.kind === 'score' && event.unit === 'round');
  if (!isOfRounds) return null;
  const score = scores[code] ?? NIL;
  const maps = scores.live ?? state?.score ?? NIL;
  return { kind: 'rounds', score, winners: winnersOf(events, code, score), maps };
}

/** What is drawn: 타워 4:1, 드래곤 2:1, 바론 1:0; 라운드 8:7. */
export function mapText(view: MapView): string {
  if (view.kind === 'rounds') return messages.rounds(formatScore(view.score));
  return OBJECTIVES.map((one) => `${countName(one)} ${formatScore(view[one])}`).join(', ');
}
