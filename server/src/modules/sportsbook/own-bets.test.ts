import { describe, expect, test } from 'vitest';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import { betOf, HOUR, stageWorld, START } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const DAY = startOfSeoulDay(START);

describe.each(databases)('bets by fixture on %s', (kind) => {
  const world = stageWorld(kind);

  const markets = [{ typeId: 1, odds: { '1': 185, X: 340, '2': 400 } }];
  const own = (member: string, day = DAY) => world.service.betsOnFixtures(member, day);

  test('are those of fixtures of the day, without cancelled ones and without those of others', async () => {
    const [member, other] = [await world.member(1_000_000), await world.member(1_000_000)];
    const first = await world.fixture({ startsAt: START + HOUR, markets });
    const second = await world.fixture({ startsAt: START + 2 * HOUR, markets });
    const tomorrow = await world.fixture({ startsAt: DAY + DAY_MS, markets });
    const place = async (who: string, picks: readonly string[], stake: number) =>
      betOf(await world.place(who, world.request(picks, stake))).id;
    const won = await place(member, [first.pick(1, '1')], 10_000);
    const both = await place(member, [first.pick(1, 'X'), second.pick(1, '1')], 20_000);
    const late = await place(member, [tomorrow.pick(1, '1')], 10_000);
    await place(other, [first.pick(1, '1')], 50_000);
    const cancelled = await place(member, [second.pick(1, '2')], 30_000);
    await world.service.cancelByMember({ memberId: member, betId: cancelled, ip: '::1' });

    expect(await own(member)).toEqual([
      { fixtureId: first.id, bets: 2, open: 2, stake: 30_000, payout: 0 },
      { fixtureId: second.id, bets: 1, open: 1, stake: 20_000, payout: 0 },
    ]);
    await world.finish(first.id, 1, 0);
    await world.runTasks();
    expect(await own(member)).toEqual([
      // The multiple is lost with its first leg.
      { fixtureId: first.id, bets: 2, open: 0, stake: 30_000, payout: 18_500 },
      { fixtureId: second.id, bets: 1, open: 0, stake: 20_000, payout: 0 },
    ]);
    expect((await own(member, DAY + DAY_MS)).map(({ fixtureId }) => fixtureId)).toEqual([
      tomorrow.id,
    ]);
    expect(await own(member, DAY - DAY_MS)).toEqual([]);

    const history = async (eventId: string) =>
      (await world.service.history({ memberId: member, eventId, limit: 10 })).data
        .map(({ id }) => id)
        .toSorted();
    expect(await history(first.id)).toEqual([won, both].toSorted());
    expect(await history(second.id)).toEqual([both, cancelled].toSorted());
    expect(await history(tomorrow.id)).toEqual([late]);
    expect(await history('nosuchfixture')).toEqual([]);
  });
});
