import {
  type Attack,
  STAKE,
  LIMIT,
  FUNDS,
  OWN,
  rich,
  unless,
  expectRefused,
  lawful,
  staked,
} from './attack.ts';
import { DAY, HOUR, outcomeOf, type World } from './attacker.ts';

const AT_ONCE = 24;

const stakesAtOnce: Attack = {
  what: 'stakes sent all at once',
  async run(world) {
    const member = await rich(world);
    const legs = await world.offers();
    await member.setLimit('stake', 'day', LIMIT);
    await member.setLimit('loss', 'week', LIMIT);
    const since = await world.now();
    const sent = Array.from({ length: AT_ONCE }, (_, at) =>
      member.bet(
        legs[at % legs.length],
        STAKE,
        at % 2 ? `twin-${member.person.userId}-${at >> 1}` : undefined,
      ),
    );
    await Promise.all(sent);
    const total = staked(await member.lines(since));
    return unless(total === LIMIT, `staked ${total} of ${LIMIT} by sending at once`);
  },
};

const loweredMeanwhile: Attack = {
  what: 'stakes on their way while the limit is lowered',
  async run(world) {
    const member = await rich(world);
    const legs = await world.offers();
    await member.setLimit('stake', 'day', FUNDS);
    const since = await world.now();
    const flying = Array.from({ length: AT_ONCE }, (_, at) =>
      member.bet(legs[at % legs.length], STAKE),
    );
    const lowered = await member.setLimit('stake', 'day', 0);
    const used = lowered.body.limits[0]?.used ?? 0;
    await Promise.all(flying);
    const total = staked(await member.lines(since));
    return unless(total === used, `staked ${total - used} after the limit was lowered`);
  },
};

const raised: Attack = {
  what: 'raises, one after the other and at once, before their day is over',
  async run(world) {
    const member = await rich(world);
    await member.setLimit('stake', 'day', LIMIT);
    // The last of many decides, and none before its own 24 hours.
    await Promise.all(
      [null, FUNDS, LIMIT * 2, null, FUNDS].map((limit) => member.setLimit('stake', 'day', limit)),
    );
    await member.setLimit('stake', 'day', FUNDS);
    const raisedAt = await world.now();
    const tooMuch = async (what: string) => {
      const [leg] = await world.offers();
      return expectRefused({ [what]: () => member.bet(leg, LIMIT + STAKE) });
    };
    const found = await tooMuch('a raise at once');
    await world.moveTo(raisedAt + DAY - 1);
    await member.login();
    found.push(...(await tooMuch('a raise a millisecond early')));
    // Asked for again, it starts again; the same limit takes it back.
    await member.setLimit('stake', 'day', FUNDS - 1);
    await world.pass(HOUR);
    found.push(...(await tooMuch('a raise that was asked for again, by its first day')));
    await member.setLimit('stake', 'day', LIMIT);
    await world.pass(DAY);
    await member.login();
    found.push(...(await tooMuch('a raise that was taken back')));
    const [leg] = await world.offers();
    await lawful(member.bet(leg, LIMIT));
    return found;
  },
};

const replayed: Attack = {
  what: 'refusals sent again with their key, and bets sent again',
  async run(world) {
    const member = await rich(world);
    const [leg, other] = await world.offers();
    await member.setLimit('stake', 'day', LIMIT);
    const since = await world.now();
    const key = `replay-${member.person.userId}`;
    const first = await member.bet(leg, LIMIT + STAKE, key);
    if (!OWN.test(outcomeOf(first))) return [`a bet above the limit: ${outcomeOf(first)}`];
    await Promise.all(Array.from({ length: 8 }, () => member.bet(leg, LIMIT + STAKE, key)));
    await Promise.all(Array.from({ length: 8 }, () => member.bet(other, LIMIT, `${key}-whole`)));
    const total = staked(await member.lines(since));
    return unless(total === LIMIT, `staked ${total} of ${LIMIT} by sending again`);
  },
};

const givenBack: Attack = {
  what: 'cancelling bets, and withdrawing and taking it back, for more room',
  async run(world) {
    const member = await rich(world);
    const [leg, other] = await world.offers();
    await member.setLimit('stake', 'day', LIMIT);
    const placed = await lawful(member.bet(leg, LIMIT));
    await lawful(member.call('POST', `/bet/${placed.body.id}/cancel`));
    const paid = await member.call<{ id: string }>(
      'POST',
      '/exchange',
      { amount: STAKE, withdrawPassword: '1234' },
      `out-${member.person.userId}`,
    );
    await member.call('POST', `/exchange/${paid.body.id}/cancel`);
    return expectRefused({ 'a stake after a cancelled one': () => member.bet(other, STAKE) });
  },
};

async function withPoints(world: World, kind: 'stake' | 'loss'): Promise<string[]> {
  const member = await rich(world);
  const [leg, other] = await world.offers();
  await member.setLimit(kind, 'day', LIMIT);
  await member.givePoints(100_000);
  await lawful(member.bet(leg, LIMIT));
  await lawful(member.convert(100_000));
  return expectRefused({ [`a stake from points, by ${kind}`]: () => member.bet(other, STAKE) });
}

const converted: Attack = {
  what: 'points made money',
  run: async (world) => [
    ...(await withPoints(world, 'stake')),
    ...(await withPoints(world, 'loss')),
  ],
};

const midnight: Attack = {
  what: 'midnight of Seoul and of UTC',
  async run(world) {
    const member = await rich(world);
    await member.setLimit('stake', 'day', LIMIT);
    await member.setLimit('loss', 'week', LIMIT);
    const [leg] = await world.offers();
    await lawful(member.bet(leg, LIMIT));
    const at = await world.now();
    const found: string[] = [];
    for (const hour of [15, 24]) {
      const edge = Math.floor(at / DAY) * DAY + hour * HOUR;
      await world.moveTo(edge <= at ? edge + DAY : edge);
      if ((await world.now()) >= at + DAY) break;
      await member.login();
      const [next] = await world.offers();
      const what = `a stake at ${hour}:00 UTC`;
      found.push(...(await expectRefused({ [what]: () => member.bet(next, STAKE) })));
    }
    return found;
  },
};

export const STAKE_ATTACKS = {
  stakesAtOnce,
  loweredMeanwhile,
  raised,
  replayed,
  givenBack,
  converted,
  midnight,
};
