import { expect, it } from 'vitest';
import { LEG_RESULT } from '#rules/leg-result.ts';
import { marketType } from '#rules/markets/market-types.ts';
import { settleSelection } from '#rules/settle.ts';
import { madeSeason } from '../../../../../test/made-season.ts';
import { faultOf, unknownOutcomes } from '../../feed-check.ts';
import { mergeSeason } from '../../seasons/merge-season.ts';
import type { ArchivedMatch } from './archived-match.ts';
import { createCountOffers } from './count-offer.ts';
import { countRates } from './count-rates.ts';
import { createFootballDataFeed } from './feed.ts';
import { parseSeason } from './parse-season.ts';

const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;
const CORNERS = [11, 30, 31, 95, 170, 305, 409, 900070];
const CARDS = [214, 407, 900074, 900075, 900077];
const YELLOW = [158, 181, 184];

const archive = mergeSeason([], parseSeason(madeSeason(11)).matches).archive;
const last = archive.reduce((latest, match) => (match.startsAt > latest.startsAt ? match : latest));
const typesOf = (matches: readonly ArchivedMatch[], id: string) =>
  new Set(createCountOffers(matches, WEEK)(id).map(({ typeId }) => typeId));

it('reads no row that was not finished when a match was offered', () => {
  for (const match of archive) {
    const known = (one: ArchivedMatch) => one.startsAt + 2 * 3_600_000 <= match.startsAt - WEEK;
    const other = archive.map((one) =>
      known(one) ? one : { ...one, counts: { ...one.counts, corner: { home: 30, away: 0 } } },
    );
    const changed = createCountOffers(other, WEEK)(match.id);
    expect(changed).toEqual(createCountOffers(archive, WEEK)(match.id));
  }
});

it('offers nothing until a division has rows enough, and then on every match', () => {
  const offered = archive
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .map(({ id }) => typesOf(archive, id).size > 0);
  const first = offered.indexOf(true);
  expect(first).toBeGreaterThan(30);
  expect(offered.slice(first)).not.toContain(false);
});

it('offers whole-match markets of what the row tells of both sides', () => {
  expect([...typesOf(archive, last.id)].sort((one, other) => one - other)).toEqual(
    [...CORNERS, ...CARDS, ...YELLOW, 900076].sort((one, other) => one - other),
  );
  const without = (counts: ArchivedMatch['counts']) =>
    archive.map((one) => (one.id === last.id ? { ...one, counts } : one));
  const { corner, 'yellow-card': yellow } = last.counts ?? {};
  expect(typesOf(without({ ...(corner && { corner }) }), last.id)).toEqual(new Set(CORNERS));
  expect(typesOf(without({ ...(yellow && { 'yellow-card': yellow }) }), last.id)).toEqual(
    new Set(YELLOW),
  );
  expect(typesOf(without(undefined), last.id)).toEqual(new Set());
});

it('draws a team to what is usual in its division', () => {
  const many = archive.map((one) => {
    const corner = one.home === last.home ? { home: 20, away: 4 } : { home: 6, away: 4 };
    return { ...one, counts: { ...one.counts, corner } };
  });
  const rates = countRates('corner', many, WEEK).get(last.id);
  expect(rates?.home).toBeGreaterThan(8);
  expect(rates?.home).toBeLessThan(18);
  expect(rates?.away).toBeGreaterThan(2);
  expect(rates?.away).toBeLessThan(6);
});

it('keeps 11 % of each market, and tells what a feed may tell', () => {
  const markets = createCountOffers(archive, WEEK)(last.id);
  for (const { typeId, selections } of markets) {
    const all = selections.reduce((sum, { odds }) => sum + 100 / odds, 0);
    const winners = marketType(typeId)?.family === 'double-chance' ? 2 : 1;
    expect(all / winners, String(typeId)).toBeGreaterThan(1.09);
    expect(all / winners, String(typeId)).toBeLessThanOrEqual(1.15);
  }
  const update = { at: last.startsAt - WEEK, fixtureId: last.id, markets };
  expect(faultOf(update, 'football')).toBeNull();
  const known = { sport: 'football', ids: [] } as const;
  expect(markets.flatMap((one) => unknownOutcomes(last.id, one, known))).toEqual([]);
});

it('settles what it offers by the counts of the row', () => {
  const feed = createFootballDataFeed(archive);
  const updates = feed
    .advance(0, Number.MAX_SAFE_INTEGER)
    .filter(({ fixtureId }) => fixtureId === last.id);
  const end = updates.at(-1);
  const offered = updates[0]?.markets?.filter(({ typeId }) => marketType(typeId)?.counts) ?? [];
  expect(offered.length).toBeGreaterThan(15);
  for (const { typeId, line, selections } of offered) {
    const results = selections.map(({ outcome }) =>
      settleSelection({
        typeId,
        outcome,
        line,
        sport: 'football' as const,
        finished: true,
        scores: end?.scores ?? {},
        counts: end?.counts ?? {},
        finishedParts: end?.finishedPeriods ?? [],
      }),
    );
    expect(results, String(typeId)).not.toContain(LEG_RESULT.open);
    expect(results, String(typeId)).toContain(LEG_RESULT.won);
  }
  expect(
    feed.start(last.startsAt - DAY).find(({ fixtureId }) => fixtureId === last.id)?.markets,
  ).toEqual(updates[0]?.markets);
});

it('takes the country that a file names for the flag, and for leagues of one name', () => {
  const rowsOf = (country: string) =>
    parseSeason(
      `Country,League,Season,Date,Home,Away,HG,AG\n${country},Super League,2023,15/04/2023,A,B,2,1\n`,
    ).matches;
  const rows = mergeSeason(mergeSeason([], rowsOf('China')).archive, [
    ...rowsOf('Switzerland').map((row) => ({ ...row, home: 'C' })),
  ]).archive;
  const leagues = createFootballDataFeed(rows).leagues();
  expect(leagues.map(({ name, country }) => [name, country])).toEqual([
    ['Super League', 'cn'],
    ['Super League', 'ch'],
  ]);
  expect(new Set(leagues.map(({ id }) => id)).size).toBe(2);
});
