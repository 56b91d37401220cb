import { describe, expect, test } from 'vitest';
import type { CountCorrection } from '#rules/count-correction.ts';
import type { MatchCounts } from '#rules/match-facts.ts';
import type { MarketSpec } from './test/specs.ts';
import { betOf, HOUR, stageWorld, STAFF } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const DAY = 24 * HOUR;
const score = (home: number, away: number) => ({ home, away });
const halves = (first: [number, number], second: [number, number]) => {
  const whole = score(first[0] + second[0], first[1] + second[1]);
  return { '10': score(...first), '20': score(...second), '100': whole, live: whole };
};

const reported: MatchCounts = {
  corner: halves([3, 1], [3, 3]),
  'yellow-card': halves([1, 1], [1, 0]),
  'red-card': halves([0, 0], [0, 1]),
  card: halves([1, 1], [1, 1]),
};

/** Corners of the match, of its first half, and cards of either colour. */
const markets: MarketSpec[] = [
  { typeId: 11, line: 950, odds: { Over: 190, Under: 180 } },
  { typeId: 129, line: 350, odds: { Over: 185, Under: 185 } },
  { typeId: 214, line: 350, odds: { Over: 190, Under: 180 } },
];

describe.each(databases)('counts that staff corrects on %s', (kind) => {
  const world = stageWorld(kind);

  function change(fixtureId: string, counts: CountCorrection, seen?: number) {
    const by = { reason: '코너킥 기록 정정', actor: STAFF, ip: '127.0.0.1' };
    return world.service.changeResult({ fixtureId, scores: {}, counts, seen, ...by });
  }

  function preview(fixtureId: string, counts: CountCorrection) {
    return world.service.previewResult({ fixtureId, scores: {}, counts });
  }

  async function countsOf(id: string) {
    const [row] = await world.db.query<{ counts: MatchCounts; version: number }>(
      'select counts, result_version as version from fixture where id = $1',
      [id],
    );
    return row;
  }

  /** A match that is over and settled, with a bet of 10,000 on each of these picks. */
  async function settled(picks: readonly [number, string, number][], counts = reported) {
    const startsAt = world.clock.now() + HOUR;
    const { id, pick } = await world.fixture({ startsAt, markets });
    const member = await world.member(10_000 * picks.length);
    for (const of of picks) betOf(await world.place(member, world.request([pick(...of)], 10_000)));
    await world.db.query('update fixture set counts = $2::jsonb where id = $1', [
      ...[id, JSON.stringify(counts)],
    ]);
    await world.finish(id, 1, 0);
    await world.runTasks();
    return { id, member };
  }

  test('settle again what they decide, exactly, as the preview said, and back again', async () => {
    const { id, member } = await settled([
      [11, 'Over', 950],
      [129, 'Over', 350],
      [214, 'Under', 350],
    ]);
    // Ten corners, four of them in the first half; four cards.
    expect(await world.money(member)).toBe(19_000 + 18_500);
    const tried = await preview(id, { corner: { '20': score(2, 3) } });
    expect(tried).toMatchObject({ resultVersion: 0, preview: { changed: 1, lost: 1 } });
    expect(await countsOf(id)).toMatchObject({ counts: reported, version: 0 });
    expect(await change(id, { corner: { '20': score(2, 3) } }, 0)).toEqual({ ok: true, bets: 1 });
    expect(await world.money(member)).toBe(18_500);
    expect(await countsOf(id)).toEqual({
      counts: { ...reported, corner: halves([3, 1], [2, 3]) },
      version: 1,
    });
    // One card fewer is three of them.
    await change(id, { 'red-card': { '20': score(0, 0) } });
    expect(await world.money(member)).toBe(18_500 + 18_000);
    await change(id, { corner: { '20': score(3, 3) }, 'red-card': { '20': score(0, 1) } });
    expect(await world.money(member)).toBe(19_000 + 18_500);
    expect(await countsOf(id)).toEqual({ counts: reported, version: 3 });
    expect(await world.reconcile()).toEqual([]);
  });

  test('decide what gave the stake back because nobody had counted', async () => {
    const { id, member } = await settled([[11, 'Over', 950]], {});
    expect(await world.money(member)).toBe(10_000);
    const counts = { corner: { '10': score(5, 2), '20': score(3, 1) } };
    expect(await change(id, counts)).toEqual({ ok: true, bets: 1 });
    expect(await world.money(member)).toBe(19_000);
    expect(await world.reconcile()).toEqual([]);
  });

  test('go with corrected scores in one step', async () => {
    const { id } = await settled([[11, 'Over', 950]]);
    const scores = { '10': score(2, 0), '100': score(2, 0) };
    const by = { reason: '기록 정정', actor: STAFF, ip: '127.0.0.1' };
    const counts = { corner: { '10': score(0, 0) } };
    await world.service.changeResult({ fixtureId: id, scores, counts, ...by });
    const [row] = await world.db.query<{ scores: object }>(
      'select scores from fixture where id = $1',
      [id],
    );
    expect(row?.scores).toMatchObject(scores);
    expect(await countsOf(id)).toMatchObject({
      version: 1,
      counts: { corner: { '100': score(3, 3) } },
    });
  });

  test('are recorded as they were and as they are', async () => {
    const { id } = await settled([[11, 'Over', 950]]);
    await change(id, { corner: { '10': score(0, 0) } });
    const records = await world.db.query(
      'select actor, action, before, after from audit where target = $1',
      [id],
    );
    const corner = halves([0, 0], [3, 3]);
    expect(records).toEqual([
      {
        actor: STAFF,
        action: 'fixture.correct',
        before: { counts: reported },
        after: { counts: { ...reported, corner }, reason: '코너킥 기록 정정' },
      },
    ]);
  });

  test('are refused by the name of what is wrong, and nothing is stored', async () => {
    const { id } = await settled([[11, 'Over', 950]]);
    for (const [counts, path] of [
      [{ corner: { '35': score(1, 0) } }, 'counts.corner.35'],
      [{ corner: { '100': score(9, 9) } }, 'counts.corner.100'],
    ] as const) {
      const refused = { ok: false, code: 'VALIDATION', errors: [{ path }] };
      expect(await preview(id, counts)).toMatchObject(refused);
      expect(await change(id, counts)).toMatchObject(refused);
    }
    expect(await countsOf(id)).toEqual({ counts: reported, version: 0 });
  });

  test('are refused on another result than was seen, before the end and a day after it', async () => {
    const counts = { corner: { '10': score(0, 0) } };
    const invalid = { ok: false, code: 'INVALID_STATE' };
    const open = await world.fixture({ startsAt: world.clock.now() + HOUR, markets });
    expect(await change(open.id, counts)).toEqual(invalid);
    const { id } = await settled([[11, 'Over', 950]]);
    expect((await change(id, counts, 0)).ok).toBe(true);
    expect(await change(id, counts, 0)).toEqual(invalid);
    world.clock.set(world.clock.now() + DAY + 1);
    expect(await change(id, counts)).toEqual(invalid);
    expect(await preview(id, counts)).toEqual(invalid);
  });

  test('of two corrections at once neither undoes the other', async () => {
    const { id } = await settled([[11, 'Over', 950]]);
    await Promise.all([
      change(id, { corner: { '10': score(0, 0) } }),
      change(id, { corner: { '20': score(1, 1) } }),
    ]);
    expect(await countsOf(id)).toMatchObject({
      version: 2,
      counts: { corner: halves([0, 0], [1, 1]) },
    });
  });
});
