import type { Dto } from '#contract/types.gen.ts';
import { clockText } from '@/entities/market-dictionary';
import { messages } from '../ui/messages';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Writes seconds of play as 04:12. */
function timeText(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

type SetsDetail = Extract<Dto<'ClockDetail'>, { kind: 'sets' }>;

const ADVANTAGE = 50;

/** Writes the score of a set; of tennis with the points of the game: 2세트 5:4 · 40:30. */
function setText(part: string, { points, gamePoints }: SetsDetail): string {
  const set = messages.points(part, points.home, points.away);
  if (!gamePoints) return set;
  const { home, away } = gamePoints;
  const isAhead = home === ADVANTAGE ? away === 40 : away === ADVANTAGE && home === 40;
  const written = (value: number) =>
    isAhead && value === ADVANTAGE ? messages.advantage : String(value);
  return messages.game(set, written(home), written(away));
}

/** Names the moment of a match by all that its clock shows: 전반 23′, 3쿼터 04:12, 7회말 2사 1·3루, 2세트 24:22, 2세트 5:4 · 40:30. */
export function momentText(sport: Dto<'Sport'>, clock: Dto<'FixtureClock'> | null): string {
  const part = clockText(sport, clock);
  const detail = clock?.detail;
  if (!clock || !detail) return part;
  switch (detail.kind) {
    case 'minutes':
      if (detail.injury === 0 || clock.minute === null) return part;
      return messages.injury(
        clockText(sport, { ...clock, minute: null }),
        clock.minute,
        detail.injury,
      );
    case 'countdown':
      return messages.left(part, timeText(detail.secondsLeft));
    case 'innings':
      return detail.outs > 2
        ? messages.halfOver(part)
        : messages.outs(part, detail.outs, detail.bases);
    case 'sets':
      return setText(part, detail);
    case 'maps':
      return part;
  }
}
