import type { Dto } from '#contract/types.gen.ts';
import { clockText } from '@/entities/market-dictionary';
import { messages } from '../ui/messages';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Writes seconds of play as 04:12. */
function timeText(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

/** Names the moment of a match by all that its clock shows: 전반 23′, 3쿼터 04:12, 7회말 2사 1·3루, 2세트 24:22. */
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
      return messages.points(part, detail.points.home, detail.points.away);
    case 'maps':
      return part;
  }
}
