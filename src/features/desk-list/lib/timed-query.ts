import { combine } from 'effector';
import { type ApiClient, createApiQuery } from '@/shared/api';
import { $now } from '@/shared/lib/clock';

const minute = 60_000;

/** What has a time: from `startsAt` until before `endsAt`, epoch milliseconds. */
interface Timed {
  startsAt: number;
  endsAt: number;
}

type TimedState = 'coming' | 'on' | 'over';
export type WithState<Row> = Row & { state: TimedState };

/** Whether it is its time at an instant, epoch milliseconds. */
export function timedState({ startsAt, endsAt }: Timed, now: number): TimedState {
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'on';
}

/** Loads rows that have a time each, and keeps their state by the minute. Call it at module level. */
export function timedQuery<Row extends Timed>(load: (api: ApiClient) => Promise<readonly Row[]>) {
  const query = createApiQuery<void, readonly Row[]>(load);
  const $data = combine(
    [query.$data, $now.map((now) => now - (now % minute))] as const,
    ([rows, now]) =>
      rows?.map((row): WithState<Row> => ({ ...row, state: timedState(row, now) })) ?? null,
  );
  return { ...query, $data };
}
