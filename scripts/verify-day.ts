// npm run verify-day -- DATE [URL]: draws a day of simulated matches again from the secret that a site tells of it, and says where
// what the site published differs. DATE is a day in Korea, 2024-05-18; URL that of the site, http://localhost:3000 by default.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dto } from '#contract/types.gen.ts';
import {
  DAY_PARTS,
  type DayComparison,
  type DayPart,
  dayOfKey,
  LONGEST_LEAD,
  type Published,
  verifyDay,
} from '#simulator/index.ts';
import { type Read, readDay, readPublished } from './lib/published-day.ts';
import { UsageError } from './lib/usage-error.ts';

const HOUR_MS = 3_600_000;

const NAMES: Record<DayPart, string> = {
  commitment: 'commitment',
  matches: 'matches',
  results: 'results',
  lastPrices: 'last prices',
  takenPrices: 'taken prices',
};

const timeOf = (at: number) => new Date(at).toISOString();

function readArguments(): { dayKey: string; day: number; url: string } {
  const { PORT = '3000' } = process.env;
  const [date = '', site = `http://localhost:${PORT}`] = process.argv.slice(2);
  const dayKey = date.replaceAll('-', '');
  const day = dayOfKey(dayKey);
  if (day === null) throw new UsageError('which day? npm run verify-day -- 2024-05-18 [URL]');
  if (!URL.canParse(site)) throw new UsageError(`${site} is no address of a site`);
  return { dayKey, day, url: `${site.replace(/\/(api\/?)?$/, '')}/api` };
}

/** Reads as often as the site allows. */
function readerOf(url: string): Read {
  return async function read(path) {
    const sent = await fetch(`${url}${path}`).catch((error: unknown) => {
      throw new UsageError(
        `${url} does not answer: ${error instanceof Error ? error.message : error}`,
      );
    });
    if (sent.status === 429) {
      await sleep(1000 * Number(sent.headers.get('retry-after') ?? 5));
      return read(path);
    }
    if (sent.status === 404) return null;
    if (!sent.ok) throw new UsageError(`GET ${url}${path} answers ${sent.status}`);
    return sent.json();
  };
}

/** What was compared in each part, and what was not. */
function linesOf(
  { commitment, committedAt, startsAt }: Dto<'WorldDay'>,
  { lastPrices }: Published,
  { compared, corrected, before, isLate }: DayComparison,
): Record<DayPart, string[]> {
  const { matches, results, takenPrices } = compared;
  const kept = new Set(lastPrices.map(({ fixtureId }) => fixtureId)).size;
  const hours = Math.ceil((committedAt - (startsAt - LONGEST_LEAD)) / HOUR_MS);
  const late = `LATE by ${hours} h: matches may have been announced before it, as on the first days of a server`;
  const over = `over before the server began, and never shown: ${before.join(' ')}`;
  return {
    commitment: [`published at ${timeOf(committedAt)}: ${commitment}`, ...(isLate ? [late] : [])],
    matches: [`compared: ${matches}`, ...(before.length > 0 ? [over] : [])],
    results: [
      `compared: ${results}`,
      ...(corrected.length > 0 ? [`corrected by staff, not compared: ${corrected.join(' ')}`] : []),
    ],
    lastPrices: [
      `compared: ${compared.lastPrices}, of ${kept} matches; markets are kept for a week`,
      'each must be one that the secret gives: a server that was away did not tell all of them',
    ],
    takenPrices: [`compared: ${takenPrices}`],
  };
}

async function main(): Promise<number> {
  const { dayKey, day, url } = readArguments();
  const read = readerOf(url);
  const worldDay = await readDay(read, dayKey);
  const published = await readPublished(read, worldDay);
  console.log(
    `day ${dayKey}: matches from ${timeOf(worldDay.startsAt)} until ${timeOf(worldDay.endsAt)}, drawn again from\n    ${worldDay.secret}`,
  );
  const comparison = verifyDay({ ...worldDay, day }, published);
  const lines = linesOf(worldDay, published, comparison);
  for (const [place, part] of DAY_PARTS.entries()) {
    const differences = comparison.differences.filter((one) => one.part === part);
    const state = differences.length === 0 ? 'ok' : 'FAILED';
    console.log(`${place + 1} ${NAMES[part].padEnd(13)}${state}`);
    for (const line of lines[part]) console.log(`    ${line}`);
    for (const { fixtureId, what, published: before, drawn } of differences) {
      console.log(`    ${fixtureId === null ? '' : `${fixtureId} `}${what}`);
      console.log(`        published   ${before}`);
      console.log(`        the secret  ${drawn}`);
    }
  }
  const isOk = comparison.differences.length === 0;
  console.log(
    isOk
      ? 'the secret gives what was published'
      : 'the secret does NOT give what was published (nor what was staged by hand with SCENARIOS=1)',
  );
  return isOk ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  return 2;
});
