import type { Dto } from '#contract/types.gen.ts';
import { scoreColumns } from './columns';

/** A mark of the strip. */
export interface StripMark {
  key: string;
  kind: 'goal' | 'end' | 'now' | 'yellow-card' | 'red-card';
  /** Who scored, or got the card. */
  side: 'home' | 'away' | null;
  /** Where on the strip, from 0 to 1. */
  at: number;
  /** Below the mark; '' where there is no room for it. */
  label: string;
}

type Clock = Dto<'MatchEvent'>['clock'];

/** Sports whose scores are few enough to be marks of their own. */
const WITH_GOALS: readonly Dto<'Sport'>[] = ['football', 'ice-hockey', 'baseball'];
const HALF_MINUTES = 45;
/** Seconds of a part whose time runs down. */
const PART_SECONDS: Readonly<Partial<Record<Dto<'Sport'>, number>>> = {
  basketball: 600,
  'ice-hockey': 1_200,
};
const SET_POINTS = 50;
const MAP_MINUTES = 40;
/** Two labels that are nearer to one another than this would touch on a phone. */
const LABEL_ROOM = 0.11;

const within = (value: number) => Math.min(1, Math.max(0, value));

/** How much of a part has been played, by its clock. */
function shareOfPart(sport: Dto<'Sport'>, part: number, { minute, inning, detail }: Clock): number {
  if (inning) return inning.half === 'top' ? 0.25 : 0.75;
  switch (detail?.kind) {
    case 'countdown':
      return within(1 - detail.secondsLeft / (PART_SECONDS[sport] ?? detail.secondsLeft));
    case 'sets':
      return within((detail.points.home + detail.points.away) / SET_POINTS);
    case 'maps':
      return within((minute ?? 0) / MAP_MINUTES);
    default:
      return within(((minute ?? 0) - part * HALF_MINUTES) / HALF_MINUTES);
  }
}

/** Leaves out labels that would touch: a goal's stays before that of a card or a part, and that of the moment before all. */
function withRoom(marks: readonly StripMark[]): StripMark[] {
  const rank = { now: 0, goal: 1, 'red-card': 2, 'yellow-card': 3, end: 4 } as const;
  const kept: number[] = [];
  const shown = new Set<string>();
  for (const { key, at, label } of marks.toSorted((one, two) => rank[one.kind] - rank[two.kind])) {
    if (label === '' || kept.some((other) => Math.abs(other - at) < LABEL_ROOM)) continue;
    kept.push(at);
    shown.add(key);
  }
  return marks.map((mark) => (shown.has(mark.key) ? mark : { ...mark, label: '' }));
}

/** What an event is on the strip; null where it is nothing. */
function kindOf(sport: Dto<'Sport'>, { kind }: Dto<'MatchEvent'>): StripMark['kind'] | null {
  if (kind === 'score') return WITH_GOALS.includes(sport) ? 'goal' : null;
  return kind === 'end' || kind === 'yellow-card' || kind === 'red-card' ? kind : null;
}

/** Goals, cards, ends of parts and the moment on a line from the beginning of a match to its end. */
export function stripMarks(
  sport: Dto<'Sport'>,
  events: readonly Dto<'MatchEvent'>[],
  clock: Clock | null,
  words: { goal: (minute: string) => string; minute: (minute: number) => string },
): StripMark[] {
  const clocks = [...events.map((event) => event.clock), ...(clock ? [clock] : [])];
  // Of the parts beyond those of every match the strip has room for those that were reached.
  const reached = clocks.map(({ period }) => [period, { home: 0, away: 0 }] as const);
  const columns = scoreColumns(sport, Object.fromEntries(reached));
  const parts = columns.map(({ code }) => code);
  const placeOf = (own: Clock, share?: number): number | null => {
    const part = parts.indexOf(own.period);
    return part === -1 ? null : (part + (share ?? shareOfPart(sport, part, own))) / parts.length;
  };
  const minuteOf = ({ minute }: Clock) => (minute === null ? '' : words.minute(minute));
  const marks = events.flatMap((event): StripMark[] => {
    const kind = kindOf(sport, event);
    if (kind === null) return [];
    const at = placeOf(event.clock, kind === 'end' && !event.clock.inning ? 1 : undefined);
    if (at === null) return [];
    const labels = {
      goal: () => words.goal(minuteOf(event.clock)),
      end: () => columns.find(({ code }) => code === event.clock.period)?.short ?? '',
      other: () => minuteOf(event.clock),
    };
    const label = labels[kind === 'goal' || kind === 'end' ? kind : 'other']();
    return [{ key: String(event.number), kind, side: event.side, at, label }];
  });
  const at = clock && placeOf(clock);
  if (clock && at !== null)
    marks.push({ key: 'now', kind: 'now', side: null, at, label: minuteOf(clock) });
  return withRoom(marks);
}
