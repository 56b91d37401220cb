import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ATTENDANCE_RULES } from '#rules/attendance.ts';
import { databases } from '../../../test/databases.ts';
import { stageWorld, STAFF } from '../sportsbook/test/world.ts';
import { createRecordingWallet } from '../wallet/test/recording-wallet.ts';
import { type AttendanceService, createAttendanceService } from './service.ts';
import { createDeposits } from './test/deposits.ts';

const DAY = 86_400_000;
const at = (text: string) => Date.parse(`${text}+09:00`);

describe.each(databases)('attendance on %s', (kind) => {
  const world = stageWorld(kind);
  let service: AttendanceService;
  let deposits: ReturnType<typeof createDeposits>;
  let memberId: string;
  const changed: string[] = [];

  beforeAll(async () => {
    const wallet = createRecordingWallet(world.deps, changed);
    service = createAttendanceService(world.deps, { wallet });
    deposits = createDeposits(world);
  });
  beforeEach(async () => {
    // A day on which nobody has attended.
    world.clock.set(world.clock.now() + DAY);
    memberId = await world.member(0);
    changed.length = 0;
  });

  const now = () => world.clock.now();
  const attend = (id = memberId) => service.attend({ memberId: id, ip: '::1', now: now() });
  const month = async (name?: string) => {
    const seen = await service.month(memberId, name, now());
    if (!seen) throw new Error(`${name} is to come`);
    return seen;
  };
  const stateOf = async () => (await month()).state;
  const points = async (id = memberId) => (await world.wallet.balanceOf(world.db, id))?.point;

  it('takes the deposits of the day that were not taken back, and gives its points once', async () => {
    await deposits.deposit(memberId, 20_000);
    const later = await deposits.deposit(memberId, 10_000);
    await deposits.takeBack(memberId, 10_000, later);
    expect(await month()).toMatchObject({ state: 'deposit', deposited: 20_000, days: [] });
    expect(await attend()).toBeNull();
    await deposits.deposit(memberId, 9_999, { way: 'depositTether' });
    expect(await attend()).toBeNull();
    await deposits.deposit(memberId, 1);
    expect(await stateOf()).toBe('open');
    const seen = await attend();
    expect(seen).toMatchObject({ state: 'attended', deposited: 30_000, got: [] });
    expect(seen?.days).toEqual([seen?.today]);
    expect(await attend()).toEqual(seen);
    expect([await points(), changed]).toEqual([1_000, [memberId]]);
  });

  it('takes cents of a wallet in dollars', async () => {
    const coin = await world.member(0, { currency: 'USD' });
    await deposits.deposit(coin, 2_999, { currency: 'USD' });
    expect(await attend(coin)).toBeNull();
    await deposits.deposit(coin, 1, { currency: 'USD', way: 'depositTether' });
    expect(await attend(coin)).toMatchObject({ deposited: 3_000 });
    expect(await points(coin)).toBe(1_000);
  });

  it('is booked once by twenty calls at once', async () => {
    await deposits.deposit(memberId, 30_000);
    const seen = await Promise.all(Array.from({ length: 20 }, () => attend()));
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(seen[0]?.state).toBe('attended');
    expect([await points(), changed]).toEqual([1_000, [memberId]]);
  });

  it('begins again at midnight in Seoul', async () => {
    world.clock.set(at('2024-05-24T23:59:59.999'));
    await deposits.deposit(memberId, 30_000);
    const first = await attend();
    expect(first?.today).toBe(at('2024-05-24T00:00:00'));
    world.clock.set(now() + 1);
    const today = at('2024-05-25T00:00:00');
    expect(await month()).toMatchObject({ state: 'deposit', deposited: 0, today });
    expect(await attend()).toBeNull();
    await deposits.deposit(memberId, 30_000);
    expect((await attend())?.days).toEqual([today - DAY, today]);
    expect(await points()).toBe(2_000);
  });

  it('gives more for ten, twenty and all days of a month, and begins again with the next', async () => {
    const first = at('2024-06-01T09:00:00');
    const reached: unknown[] = [];
    for (let day = 0; day < 30; day += 1) {
      world.clock.set(first + day * DAY);
      await deposits.deposit(memberId, 30_000);
      const seen = await attend();
      reached.push(seen?.got.length);
    }
    const counts = [...Array(9).fill(0), ...Array(10).fill(1), ...Array(10).fill(2), 3];
    expect(reached).toEqual(counts);
    expect((await month()).got).toEqual([
      { days: 10, points: 10_000, at: first + 9 * DAY },
      { days: 20, points: 20_000, at: first + 19 * DAY },
      { days: 30, points: 50_000, at: first + 29 * DAY },
    ]);
    expect(await points()).toBe(30_000 + 10_000 + 20_000 + 50_000);
    world.clock.set(first + 30 * DAY);
    await deposits.deposit(memberId, 30_000);
    expect(await attend()).toMatchObject({ month: '202407', got: [] });
    const june = await month('202406');
    expect([june.days.length, june.got.length, june.state]).toEqual([30, 3, 'attended']);
    expect(await service.month(memberId, '202408', now())).toBeNull();
  });

  it('is refused to whoever takes a break, until it is over', async () => {
    await deposits.deposit(memberId, 30_000);
    await world.db.query(
      `insert into protection_stop (id, member_id, kind, from_at, until_at) values ($1, $2, 'break', $3, $4)`,
      [`stp_${memberId}`, memberId, now(), now() + DAY],
    );
    expect(await stateOf()).toBe('barred');
    expect(await attend()).toBeNull();
    world.clock.set(now() + DAY);
    await deposits.deposit(memberId, 30_000);
    expect(await attend()).toMatchObject({ state: 'attended' });
  });

  it('pays by the rules of the day, which staff sets; what was paid stays', async () => {
    const staff = { actor: STAFF, ip: '::1', now: now() };
    await deposits.deposit(memberId, 60_000);
    await attend();
    const rules = {
      ...ATTENDANCE_RULES,
      minDeposit: 60_000,
      dayPoints: 2_000,
      steps: [{ days: 2, points: 5_000 }],
    };
    expect(await service.setRules({ ...rules, dayPoints: 6_001 }, staff)).not.toEqual([]);
    expect((await service.rules(now())).rules).toEqual(ATTENDANCE_RULES);
    expect(await service.setRules(rules, staff)).toEqual([]);
    expect(await service.rules(now())).toEqual({ rules, attendedToday: 1 });
    world.clock.set(now() + DAY);
    expect((await service.rules(now())).attendedToday).toBe(0);
    await deposits.deposit(memberId, 50_000);
    expect(await attend()).toBeNull();
    await deposits.deposit(memberId, 10_000);
    expect((await attend())?.got).toMatchObject([{ days: 2, points: 5_000 }]);
    expect(await points()).toBe(1_000 + 2_000 + 5_000);
    const [audited] = await world.db.query(
      `select actor, before, after from audit where action = 'attendance.rules'`,
    );
    expect(audited).toEqual({ actor: STAFF, before: ATTENDANCE_RULES, after: rules });
  });
});
