import {
  isGetEventsAnswer,
  isGetMyInquiriesAnswer,
  isGetRollingAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { levelProgress, loadProfile } from '@/entities/member';
import { type ApiClient, request } from '@/shared/api';

/** Questions that are looked through for new answers, the newest. */
const limit = 100;

async function loadRolling(api: ApiClient) {
  const { balances, currency }: Dto<'RollingState'> = await request(
    api.GET('/rolling'),
    isGetRollingAnswer,
  );
  return { amount: balances.total, currency };
}

/** Counts the events that the member may join and has not joined. */
async function countEvents(api: ApiClient): Promise<number> {
  const events = await request(api.GET('/event'), isGetEventsAnswer);
  return events.filter(({ isOver, isUpcoming, joinedAt }) => !isOver && !isUpcoming && !joinedAt)
    .length;
}

/** Counts the questions with an answer that was not read. */
async function countAnswers(api: ApiClient): Promise<number> {
  const call = api.GET('/customer', { params: { query: { limit } } });
  const { data } = await request(call, isGetMyInquiriesAnswer);
  return data.filter(({ isNew }) => isNew).length;
}

/** Null where it cannot be read: the menu is of use without it. */
async function orNull<T>(load: Promise<T>): Promise<T | null> {
  try {
    return await load;
  } catch {
    return null;
  }
}

/** What the menu shows of a member beside the account itself. */
export async function loadFacts(api: ApiClient, { climbs }: { climbs: boolean }) {
  const [profile, rolling, events, answers] = await Promise.all([
    climbs ? orNull(loadProfile(api)) : null,
    orNull(loadRolling(api)),
    orNull(countEvents(api)),
    orNull(countAnswers(api)),
  ]);
  return {
    /** The way to the next level. */
    progress: profile && levelProgress(profile),
    /** What can be converted, minor units of `currency`. */
    rolling,
    events: events ?? 0,
    answers: answers ?? 0,
  };
}
