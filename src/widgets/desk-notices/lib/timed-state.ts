import { combine, type Store } from 'effector';
import { $now } from '@/shared/lib/clock';

const minute = 60_000;

export type TimedState = 'coming' | 'shown' | 'over';

export type WithState<Row> = Row & { state: TimedState };

interface Shown {
  startsAt: number;
  endsAt: number;
}

/** Returns whether it is the time of a popup or an event at an instant, epoch milliseconds. */
export function timedState({ startsAt, endsAt }: Shown, now: number): TimedState {
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'shown';
}

/** The minute of now, epoch milliseconds: what is written for a time changes its state no oftener. */
const $minute = $now.map((now) => now - (now % minute));

/** Says of each row whether it is its time. */
export function withState<Row extends Shown>($rows: Store<readonly Row[] | null>) {
  return combine(
    [$rows, $minute] as const,
    ([rows, now]) => rows?.map((row) => ({ ...row, state: timedState(row, now) })) ?? null,
  );
}
