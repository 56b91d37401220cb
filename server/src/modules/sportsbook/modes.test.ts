import { describe, expect, test } from 'vitest';
import { SLIP_MODES } from '#rules/slip-mode.ts';
import { betOf, codesOf, HOUR, stageWorld, START } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const STAKE = 10_000;
const OUTLOOK = { '10': { home: 0.7, away: 0.5 }, '20': { home: 0.85, away: 0.6 } };

describe.each(databases)('the mode of a slip on %s', (kind) => {
  const world = stageWorld(kind);

  const live = () =>
    world.fixture({
      startsAt: START - HOUR,
      status: 2,
      sport: 'basketball',
      markets: [{ typeId: 226, phase: 'inplay', odds: { '1': 190, '2': 190 } }],
    });
  const quarter = () =>
    world.fixture({ markets: [{ typeId: 2, line: 225, odds: { Over: 190, Under: 190 } }] });

  async function picks() {
    const before = (await world.simple()).pick(1, '1');
    const inPlay = (await live()).pick(226, '1');
    const line = (await quarter()).pick(2, 'Over', 225);
    return { before, inPlay, line };
  }

  test('is stored, shown and listed by itself', async () => {
    const member = await world.member(1_000_000);
    const { before, inPlay, line } = await picks();
    const sent = [
      ['domestic', [before]],
      ['inplay', [before, inPlay]],
      ['european', [before, inPlay, line]],
      ['european', [before, line]],
    ] as const;
    for (const [mode, ids] of sent)
      expect(betOf(await world.place(member, world.request(ids, STAKE, { mode }))).mode).toBe(mode);
    for (const mode of SLIP_MODES) {
      const { data } = await world.service.history({ memberId: member, mode, limit: 10 });
      const own = sent.filter(([of]) => of === mode);
      expect(data.map((bet) => bet.mode)).toEqual(own.map(() => mode));
      const { counts } = await world.service.summary({ memberId: member, mode });
      expect(counts.all).toBe(own.length);
    }
    const { data } = await world.service.history({
      memberId: member,
      type: 1,
      mode: 'european',
      limit: 10,
    });
    expect(data).toHaveLength(1);
  });

  test('left out, is the first that admits the legs', async () => {
    const member = await world.member(1_000_000);
    const { before, inPlay, line } = await picks();
    const modeOf = async (ids: string[]) =>
      betOf(await world.place(member, world.request(ids, STAKE))).mode;
    expect(await modeOf([before])).toBe('domestic');
    expect(await modeOf([before, inPlay])).toBe('inplay');
    expect(await modeOf([before, line])).toBe('european');
  });

  test('refuses what it does not admit, every leg named, and books nothing', async () => {
    const member = await world.member(1_000_000);
    const { before, inPlay, line } = await picks();
    const wrong = [
      ['domestic', [before, inPlay], [inPlay]],
      ['domestic', [before, line], [line]],
      ['inplay', [before], [before]],
      ['inplay', [before, line], [before, line]],
      ['inplay', [inPlay, line], [line]],
      ['mini', [before, inPlay], [before, inPlay]],
      ['virtual', [before], [before]],
    ] as const;
    for (const [mode, ids, named] of wrong)
      expect(
        await world.place(member, world.request(ids, STAKE, { mode })),
        `${mode} ${ids}`,
      ).toEqual({
        kind: 'refused',
        refusals: [{ code: 'MODE_LEG', selectionIds: [...named] }],
      });
    expect(await world.money(member)).toBe(1_000_000);
  });

  async function pair() {
    const { id, pick } = await world.fixture({
      outlook: OUTLOOK,
      markets: [
        { typeId: 1, odds: { '1': 205, X: 360, '2': 390 } },
        { typeId: 2, line: 250, odds: { Over: 185, Under: 190 } },
      ],
    });
    return {
      legs: [pick(1, '1'), pick(2, 'Over', 250)],
      joint: [{ fixtureId: id, odds: 316 }],
    };
  }

  test('is not said again of a leg that has kicked off', async () => {
    const member = await world.member(1_000_000);
    const { inPlay } = await picks();
    const request = world.request([inPlay], STAKE, { mode: 'domestic' });
    const legs = request.legs.map((leg) => ({ ...leg, inPlay: false }));
    expect(codesOf(await world.place(member, { ...request, legs }))).toEqual(['FIXTURE_STARTED']);
  });

  test('takes several picks of a fixture where it is European alone, and no bonus pick there', async () => {
    const member = await world.member(1_000_000);
    const { legs, joint } = await pair();
    const place = (ids: string[], more: object) =>
      world.place(member, world.request(ids, STAKE, more));
    expect(codesOf(await place(legs, { mode: 'domestic', joint }))).toEqual([
      'SAME_FIXTURE_COMBINATION',
    ]);
    expect(codesOf(await place(legs, { mode: 'european' }))).toEqual(['JOINT_PRICE']);
    expect(betOf(await place(legs, { mode: 'european', joint })).mode).toBe('european');
    const three = [await world.simple(), await world.simple(), await world.simple()];
    const plain = three.map((one) => one.pick(1, '1'));
    expect(codesOf(await place(plain, { mode: 'european', bonusFolders: 3 }))).toEqual([
      'JOINT_BONUS',
    ]);
    expect(betOf(await place(plain, { mode: 'domestic', bonusFolders: 3 })).bonusFactor).toBe(103);
  });

  test('has limits of its own, which two devices in two modes do not add up', async () => {
    const european = {
      minStake: 20_000,
      maxStake: 60_000,
      maxPayout: 500_000,
      withdrawalDay: null,
      fixturePicks: 1,
    };
    const ordinary = {
      ...european,
      minStake: 10_000,
      maxStake: 50_000,
      withdrawalDay: 200_000,
      fixturePicks: null,
    };
    await world.db.query(
      `insert into setting (key, value) values ('levelLimits', $1::jsonb)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ ordinary, european })],
    );
    const member = await world.member(1_000_000);
    expect(await world.service.setting(member)).toMatchObject({
      prematch: { maxStake: 50_000 },
      european: { minStake: 20_000, maxStake: 60_000, maxFixturePicks: 1 },
    });
    const refusalsOf = async (mode: 'domestic' | 'european', stake: number) => {
      const { pick } = await world.simple();
      return world.place(member, world.request([pick(1, '1')], stake, { mode }));
    };
    expect(await refusalsOf('domestic', 50_001)).toMatchObject({
      refusals: [{ code: 'STAKE_TOO_LARGE', limit: 50_000 }],
    });
    expect(await refusalsOf('european', 60_001)).toMatchObject({
      refusals: [{ code: 'STAKE_TOO_LARGE', limit: 60_000 }],
    });
    expect(await refusalsOf('european', 19_999)).toMatchObject({
      refusals: [{ code: 'STAKE_TOO_SMALL', limit: 20_000 }],
    });
    const two = await pair();
    const request = world.request(two.legs, 20_000, { mode: 'european', joint: two.joint });
    expect(await world.place(member, request)).toMatchObject({
      refusals: [{ code: 'FIXTURE_PICKS', selectionIds: two.legs, limit: 1 }],
    });
    const { pick } = await world.simple();
    const raced = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        world.place(
          member,
          world.request([pick(1, '1')], 20_000, { mode: at % 2 === 0 ? 'domestic' : 'european' }),
        ),
      ),
    );
    const taken = raced.filter((one) => one.kind === 'placed').length;
    // 60,000 where the third is European, else 40,000: never the sum of both limits.
    expect([2, 3]).toContain(taken);
    expect(new Set(raced.flatMap(codesOf))).toEqual(new Set(['COMBINATION_LIMIT']));
    await world.db.query(`delete from setting where key = 'levelLimits'`);
  });
});
