import { type Attack, DEPOSITS, unless, expectRefused, lawful, staked, sum } from './attack.ts';

const depositsAtOnce: Attack = {
  what: 'deposits at the bank and by tether, asked for at once and paid above what was asked',
  async run(world) {
    const member = await world.member();
    await member.setLimit('deposit', 'day', 200_000);
    const since = await world.now();
    await lawful(member.tether(10_000));
    await world.confirm();
    await Promise.all([
      member.deposit(100_000),
      ...[1, 2, 3, 4].map(() => member.deposit(200_000)),
      ...[1, 2, 3].map(() => member.tether(10_000)),
      // Twenty dollars are asked for, a thousand are sent.
      member.tether(2_000, 100_000),
    ]);
    await Promise.all([world.approveAll('deposit'), world.approveAll('deposit')]);
    await world.confirm();
    const total = sum(await member.lines(since), DEPOSITS);
    return unless(total >= 100_000 && total <= 200_000, `paid in ${total} of 200000`);
  },
};

const depositLowered: Attack = {
  what: 'a deposit that was asked for before its limit was lowered',
  async run(world) {
    const member = await world.member();
    const since = await world.now();
    await member.deposit(500_000);
    await member.tether(10_000);
    await member.setLimit('deposit', 'week', 10_000);
    await world.confirm();
    const total = sum(await member.lines(since), DEPOSITS);
    return unless(total <= 10_000, `paid in ${total} of 10000`);
  },
};

const dollars: Attack = {
  what: 'a limit in dollars, by bets in cents and by coins',
  async run(world) {
    const member = await world.member('coin');
    await lawful(member.tether(50_000));
    await world.pass(120_000);
    await member.setLimit('stake', 'day', 5_000);
    await member.setLimit('deposit', 'month', 60_000);
    const since = await world.now();
    const legs = await world.offers();
    await Promise.all(legs.slice(0, 16).map((leg) => member.bet(leg, 1_000)));
    const refused = await expectRefused({
      'coins above a limit in dollars': () => member.tether(20_000),
    });
    const total = staked(await member.lines(since));
    return [...refused, ...unless(total === 5_000, `staked ${total} cents of 5000`)];
  },
};

export const DEPOSIT_ATTACKS = { depositsAtOnce, depositLowered, dollars };
