import {
  isGetMatchResultAnswer,
  isGetResultsAnswer,
  isGetTakenPricesAnswer,
  isGetWorldDayAnswer,
} from '#contract/checks.gen.ts';
import type { Dto, paths } from '#contract/types.gen.ts';
import type { Published } from '#simulator/index.ts';
import { UsageError } from './usage-error.ts';

/** Reads from the public API of a site; null where nothing is found. */
export type Read = (path: string) => Promise<unknown>;

type TakenPricesPage =
  paths['/sports/day/{dayKey}/price']['get']['responses'][200]['content']['application/json'];

const DAY_MS = 86_400_000;
/** Days of simulated matches begin so long after midnight in Seoul. */
const AFTER_MIDNIGHT_MS = 6 * 3_600_000;

async function answer<T>(
  read: Read,
  path: string,
  is: (value: unknown) => value is T,
): Promise<T | null> {
  const body = await read(path);
  if (body === null || is(body)) return body;
  throw new UsageError(`GET ${path} answers what the contract has not`);
}

/** A day of simulated matches with its secret; a `UsageError` says why there is none. */
export async function readDay(
  read: Read,
  dayKey: string,
): Promise<Dto<'WorldDay'> & { secret: string }> {
  const day = await answer(read, `/sports/day/${dayKey}`, isGetWorldDayAnswer);
  if (!day) throw new UsageError(`the site has committed to no secret of ${dayKey}`);
  const { secret, revealsAt } = day;
  if (secret === null) {
    const at = new Date(revealsAt).toISOString();
    throw new UsageError(
      `the secret of ${dayKey} is told at ${at}, when every match is over: come back then`,
    );
  }
  return { ...day, secret };
}

/** The results of matches that were to start on the day, which lies in two days of Seoul. */
async function readResults(read: Read, { startsAt, endsAt }: Dto<'WorldDay'>) {
  const midnight = startsAt - AFTER_MIDNIGHT_MS;
  const results: Dto<'MatchResult'>[] = [];
  for (const day of [midnight, midnight + DAY_MS]) {
    const path = `/sports/result?day=${day}`;
    const { counts = [] } = (await answer(read, path, isGetResultsAnswer)) ?? {};
    for (const { sport } of counts) {
      const listed = await answer(read, `${path}&sport=${sport}`, isGetResultsAnswer);
      results.push(...(listed?.fixtures ?? []));
    }
  }
  return results.filter((one) => one.startsAt >= startsAt && one.startsAt < endsAt);
}

async function readLastPrices(read: Read, fixtureId: string): Promise<Published['lastPrices']> {
  const detail = await answer(read, `/sports/result/${fixtureId}`, isGetMatchResultAnswer);
  return (detail?.markets ?? []).flatMap(({ id: marketId, outcomes }) =>
    outcomes.map(({ outcome, odds }) => ({ fixtureId, marketId, outcome, odds })),
  );
}

async function readTakenPrices(read: Read, dayKey: string): Promise<Published['takenPrices']> {
  const prices: Dto<'TakenPrice'>[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const path: string = `/sports/day/${dayKey}/price?limit=100${next && `&cursor=${next}`}`;
    const page: TakenPricesPage | null = await answer(read, path, isGetTakenPricesAnswer);
    prices.push(...(page?.prices ?? []));
    next = page?.nextCursor ?? null;
  }
  return prices;
}

/** All that a site publishes of a day whose matches are over. */
export async function readPublished(read: Read, day: Dto<'WorldDay'>): Promise<Published> {
  const results = await readResults(read, day);
  const lastPrices: Published['lastPrices'][number][] = [];
  for (const { id } of results) lastPrices.push(...(await readLastPrices(read, id)));
  return { results, lastPrices, takenPrices: await readTakenPrices(read, day.dayKey) };
}
