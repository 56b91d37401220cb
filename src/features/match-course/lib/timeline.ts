import type { Dto } from '#contract/types.gen.ts';
import { clockText, countName, periodLabel } from '@/entities/market-dictionary';
import { parseWhole } from '@/shared/lib/typed-number';
import { messages } from '../ui/messages';
import { momentText } from './moment-text';
import type { Score } from './course';

/** One line of what has happened, or several points of one side in a row. */
export interface TimelineItem {
  /** Number of its last event. */
  number: number;
  kind: Dto<'MatchEvent'>['kind'];
  side: 'home' | 'away' | null;
  time: string;
  text: string;
  /** The score after it, or how many of its kind there were. */
  score: Score | null;
}

export interface Teams {
  home: string;
  away: string;
}

const SHOOT_OUT = 50;
/** Sports in which points come so often that those of one side in a row are one line. */
const IN_ROWS: readonly Dto<'Sport'>[] = ['basketball', 'volleyball'];

/** Names the part of an event: 후반전, 2쿼터, 7회말. */
function partText(sport: Dto<'Sport'>, { clock }: Dto<'MatchEvent'>): string {
  return clock.inning ? clockText(sport, clock) : periodLabel(sport, parseWhole(clock.period) ?? 0);
}

type ScoreEvent = Extract<Dto<'MatchEvent'>, { kind: 'score' }>;

function scoreText(sport: Dto<'Sport'>, team: string, event: ScoreEvent): string {
  const { clock, points, scorer, unit } = event;
  if (unit !== undefined) return messages.units[unit](team);
  if (parseWhole(clock.period) === SHOOT_OUT)
    return messages.shot(team, periodLabel(sport, SHOOT_OUT));
  if (sport === 'baseball') return messages.run(team, points);
  if (sport === 'volleyball') return messages.point(team);
  if (sport === 'basketball') return messages.basket(team, points);
  if (!scorer) return messages.goal(team);
  const { name } = scorer.participant;
  return scorer.isOwnGoal ? messages.ownGoalBy(team, name) : messages.goalBy(team, name);
}

/** What has happened: 울산 HD 골, 2쿼터 종료. */
export function eventText(sport: Dto<'Sport'>, teams: Teams, event: Dto<'MatchEvent'>): string {
  const team = event.side === null ? '' : teams[event.side];
  switch (event.kind) {
    case 'start':
      return messages.started(partText(sport, event));
    case 'end':
      return event.side === null
        ? messages.ended(partText(sport, event))
        : messages.wonPart(team, partText(sport, event));
    case 'attack':
      return messages.attack(team);
    case 'score':
      return scoreText(sport, team, event);
    case 'corner':
    case 'yellow-card':
    case 'red-card':
      return messages.counted(team, countName(event.kind));
  }
}

function timeOf(sport: Dto<'Sport'>, { clock }: Dto<'MatchEvent'>): string {
  // Of a volley only the points are on the clock, which the line has at its end.
  return clock.detail?.kind === 'sets' ? clockText(sport, clock) : momentText(sport, clock);
}

/** The lines of a timeline, the latest first. */
export function timelineOf(
  events: readonly Dto<'MatchEvent'>[],
  sport: Dto<'Sport'>,
  teams: Teams,
): TimelineItem[] {
  const lines: { item: TimelineItem; points: number; part: string }[] = [];
  for (const event of events) {
    const { kind, side, number, clock } = event;
    const points = kind === 'score' ? event.points : 0;
    const last = lines.at(-1);
    const isInRow =
      kind === 'score' &&
      IN_ROWS.includes(sport) &&
      last?.item.kind === 'score' &&
      last.item.side === side &&
      last.part === clock.period;
    const all = isInRow ? last.points + points : points;
    const own = eventText(sport, teams, event);
    const text = isInRow && side !== null ? messages.inRow(teams[side], all) : own;
    const item: TimelineItem = {
      number,
      kind,
      side,
      time: timeOf(sport, event),
      text,
      score: kind === 'score' ? event.score : 'count' in event ? event.count : null,
    };
    if (isInRow) lines.pop();
    lines.push({ item, points: all, part: clock.period });
  }
  return lines.map(({ item }) => item).reverse();
}
