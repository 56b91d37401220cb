import {
  type Attack,
  STAKE,
  DEPOSITS,
  rich,
  unless,
  expectRefused,
  lawful,
  staked,
  sum,
} from './attack.ts';
import { signupBody } from './attacker.ts';

const sessions: Attack = {
  what: 'signing out and in again, and from two devices, for more time',
  async run(world) {
    const member = await rich(world);
    await member.setLimit('session', 'day', 30);
    await world.pass(20 * 60_000);
    await member.logout();
    await member.login();
    await member.login();
    await world.pass(11 * 60_000);
    await member.logout();
    await member.login();
    const [leg] = await world.offers();
    return expectRefused({
      'a bet after the time was used up': () => member.bet(leg, STAKE),
      'a deposit after the time was used up': () => member.deposit(50_000),
      'coins after the time was used up': () => member.tether(10_000),
    });
  },
};

const otherGames: Attack = {
  what: 'every other game of the site',
  async run(world) {
    const member = await rich(world);
    await member.call('POST', '/protection/exclusion', { months: 6 });
    const before = await member.money();
    // Not the European board and the page of matches in play: both only show what boards show, and their bets are refused as all others.
    const doors = ['casino', 'slot', 'mini'].map((lobby) => `/member/lobby/${lobby}`);
    const found: string[] = [];
    for (const method of ['GET', 'POST', 'PUT'])
      for (const door of doors)
        if ((await member.call(method, door, method === 'GET' ? undefined : {})).status < 300)
          found.push(`${method} ${door} was open in an exclusion`);
    return [...found, ...unless((await member.money()) === before, 'a game took money')];
  },
};

const excluded: Attack = {
  what: 'an exclusion: what was under way, a shorter one, a change of mind, another sign-in',
  async run(world) {
    const member = await rich(world);
    const legs = await world.offers();
    await member.givePoints(50_000);
    await member.deposit(500_000);
    await member.tether(10_000);
    const flying = legs.slice(0, 12).map((leg) => member.bet(leg, STAKE));
    const stopped = await member.call<{ stop: { until: number } }>(
      'POST',
      '/protection/exclusion',
      { months: 6 },
    );
    await Promise.all(flying);
    const since = (await world.now()) + 1;
    await world.confirm();
    await Promise.all([
      member.call('POST', '/protection/break', { days: 1 }),
      member.call('POST', '/protection/exclusion', { months: 6 }),
      member.call('POST', '/protection/limit/cancel', { kind: 'stake', period: 'day' }),
    ]);
    await member.convert(50_000);
    await member.logout();
    await member.login();
    const found = await expectRefused({
      'a bet in an exclusion': () => member.bet(legs[0], STAKE),
      'a deposit in an exclusion': () => member.deposit(50_000),
      'coins in an exclusion': () => member.tether(10_000),
    });
    const { stop } = await member.protection();
    const lines = await member.lines(since);
    return [
      ...found,
      ...unless((stop?.until ?? 0) >= stopped.body.stop.until, 'an exclusion was shortened'),
      ...unless(sum(lines, DEPOSITS) === 0, 'a deposit was credited in an exclusion'),
      ...unless(staked(lines) === 0, 'a stake was taken in an exclusion'),
    ];
  },
};

const comeBack: Attack = {
  what: 'leaving in an exclusion and signing up as somebody new',
  async run(world) {
    const member = await world.member();
    await member.call('POST', '/protection/exclusion', { months: 6 });
    const { phoneNumber, accountNumber, password } = member.person;
    await lawful(member.call('POST', '/member/leave', { currentPassword: password }));
    const again = (more: object) => () => world.signUp(signupBody('won', more));
    return [
      ...(await expectRefused(
        {
          'a sign-up with the same telephone': again({ phoneNumber }),
          'a sign-up with the same account': again({ accountNumber }),
        },
        /DUPLICATE|VALIDATION|CONFLICT/,
      )),
      ...unless((await member.login()) !== 'taken', 'who had left signed in again'),
    ];
  },
};

export const STOP_ATTACKS = { sessions, otherGames, excluded, comeBack };
