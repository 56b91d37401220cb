import { createRandom } from '#simulator/random.ts';
import { DEPOSITS, staked, sum } from './attack.ts';
import { type Attacker, DAY, type Line, outcomeOf, type World } from './attacker.ts';
import { createLimitBook, type Kind, leftOf, type LimitBook, passed } from './limit-book.ts';

type Sent = Promise<{ status: number; body: unknown }>;
type Leg = Awaited<ReturnType<World['offers']>>[number];

const PERIODS = ['day', 'week', 'month'] as const;
/** What a member with an empty purse, limits and an open deposit is refused for; a refusal for another reason would hide what limits do. */
const REFUSED_AS_DUE =
  /^(OWN_\w+|SELF_EXCLUDED|ON_BREAK|OPEN_DEPOSIT|WAIT|INSUFFICIENT_FUNDS)( |$)/;

export type Dice = ReturnType<typeof createDice>;
export function createDice(seed: string) {
  const random = createRandom(seed);
  const whole = (low: number, high: number) => Math.floor(random.between(low, high + 1));
  return { whole, pick: <T>(all: readonly T[]) => all[whole(0, all.length - 1)] as T };
}

export type Bot = Awaited<ReturnType<typeof createBot>>;

/** A member who presses at random against limits of their own, and counts apart from the server what has to come of it. */
export async function createBot(world: World, seed: string, form: 'won' | 'coin') {
  const member: Attacker = await world.member(form);
  const book: LimitBook = createLimitBook();
  const dice = createDice(seed);
  /** The least stake and deposit, and the cents of a tether deposit of about as much. */
  const unit = form === 'coin' ? 1_000 : 10_000;
  const born = await world.now();
  const counts = new Map<string, number>();
  const found: string[] = [];
  let stoppedUntil = 0;
  let operations = 0;
  book.signedIn(born);

  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  /** Lines before an instant never change: they are read once. */
  let older: Line[] = [];
  let since = born;
  const lines = async () => [...older, ...(await member.lines(since))];
  const limit = (kind: Kind) =>
    kind === 'session' ? 30 * dice.whole(1, 40) : unit * dice.whole(2, 12);

  async function send(what: string, sent: Sent): Promise<string> {
    operations += 1;
    const outcome = outcomeOf(await sent);
    for (const code of outcome.split(' ')) count(`${what} ${code}`);
    return outcome;
  }

  async function attempt(what: string, sent: Sent): Promise<string> {
    const outcome = await send(what, sent);
    if (outcome !== 'taken' && !REFUSED_AS_DUE.test(outcome)) found.push(`${what}: ${outcome}`);
    return outcome;
  }

  async function setLimit(kind: Kind, to: number | null, now: number): Promise<void> {
    const period = dice.pick(PERIODS);
    const outcome = await send('limit', member.setLimit(kind, period, to));
    if (outcome === 'taken') count(book.set({ kind, period, limit: to }, now));
    else found.push(`a limit: ${outcome}`);
  }

  const bets = (legs: readonly Leg[], many: number, stake: number) => {
    const first = dice.whole(0, Math.max(legs.length - many, 0));
    return legs.slice(first, first + many).map((leg) => attempt('bet', member.bet(leg, stake)));
  };

  async function stakesAtEdge(now: number, legs: readonly Leg[]): Promise<void> {
    const stake = unit * dice.whole(1, 3);
    const expected = book.expected(now, await lines());
    const isFree = stoppedUntil <= now && leftOf(expected, ['session']) !== 0;
    const left = leftOf(expected, ['stake', 'loss']);
    const affordable = Math.floor((await member.money()) / stake);
    const outcomes = await Promise.all(bets(legs, 8, stake));
    const fitting = left === null ? affordable : Math.min(Math.floor(left / stake), affordable);
    const due = isFree ? Math.min(outcomes.length, fitting) : 0;
    const taken = outcomes.filter((one) => one === 'taken').length;
    if (taken !== due)
      found.push(`${taken} stakes of ${stake} at once, not ${due} of ${left} left`);
  }

  /** Lowering answers with what is used by then; whatever comes later has to fit. */
  async function stakesAndLowering(now: number, legs: readonly Leg[]): Promise<void> {
    const flying = bets(legs, 8, unit);
    const [kind, to] = [dice.pick(['stake', 'loss'] as const), unit * dice.whole(0, 3)];
    const before = book.expected(now, []).find((one) => one.kind === kind && one.period === 'day');
    if (before && before.limit < to) return void (await Promise.all(flying));
    const lowered = await member.setLimit(kind, 'day', to);
    const used = lowered.body.limits.find((one) => one.kind === kind && one.period === 'day')?.used;
    await Promise.all(flying);
    operations += 1;
    count(book.set({ kind, period: 'day', limit: to }, now));
    const after = book.expected(now, await lines());
    const is = after.find((one) => one.kind === kind && one.period === 'day')?.used ?? 0;
    if (is > Math.max(to, used ?? 0))
      found.push(`${kind} ${is} after it was lowered to ${to} at ${used}`);
  }

  async function raiseAndStakes(now: number, legs: readonly Leg[]): Promise<void> {
    const kind = dice.pick(['stake', 'loss', 'deposit'] as const);
    await Promise.all([
      setLimit(kind, dice.pick([null, unit * 50]), now),
      ...bets(legs, 4, unit),
      ...(kind === 'deposit' ? [attempt('deposit', member.deposit(unit * 20))] : []),
    ]);
    if (dice.whole(0, 2) === 0) await takeRaiseBack(now);
  }

  async function takeRaiseBack(now: number): Promise<void> {
    for (const { kind, period } of book.waiting(now).slice(0, 1)) {
      const body = { kind, period };
      const outcome = await send(
        'take back',
        member.call('POST', '/protection/limit/cancel', body),
      );
      if (!book.cancel(kind, period, now) || outcome !== 'taken') found.push(`a raise: ${outcome}`);
    }
  }

  /** No time at all is left from here on. */
  async function spendTime(now: number, legs: readonly Leg[]): Promise<void> {
    await setLimit('session', 0, now);
    await stakesAtEdge(now, legs);
  }

  async function depositsAtOnce(): Promise<void> {
    const amount = () => unit * dice.whole(1, 6);
    const cents = () => 1_000 * dice.whole(1, 4);
    await Promise.all([
      ...[1, 2, 3].map(() => attempt('deposit', member.deposit(amount()))),
      ...[1, 2].map(() => attempt('tether', member.tether(cents(), cents()))),
    ]);
  }

  async function cancelForRoom(legs: readonly Leg[]): Promise<void> {
    const placed = await member.bet(dice.pick(legs), unit);
    if (outcomeOf(placed) === 'taken')
      await send('cancel', member.call('POST', `/bet/${placed.body.id}/cancel`));
    await Promise.all(bets(legs, 3, unit));
  }

  /** What is sent after the answer has to be refused, whatever is still on its way. */
  async function stop(
    now: number,
    legs: readonly Leg[],
    kind: 'break' | 'exclusion',
  ): Promise<void> {
    const flying = bets(legs, 6, unit);
    const body = kind === 'break' ? { days: 1 } : { months: 6 };
    const answer = await member.call<{ stop: { until: number } }>(
      'POST',
      `/protection/${kind}`,
      body,
    );
    stoppedUntil = Math.max(stoppedUntil, answer.body.stop.until);
    const late = await Promise.all([
      ...bets(legs, 3, unit),
      attempt('deposit', member.deposit(unit)),
      attempt('tether', member.tether(1_000)),
    ]);
    if (late.includes('taken')) found.push(`taken after a ${kind} of ${now}: ${late}`);
    await Promise.all(flying);
  }

  /** Compares what the member is shown of their limits with what was counted apart. */
  async function compare(now: number, all: readonly Line[]): Promise<void> {
    const shown = (await member.protection()).limits.map(({ freeAt: _freeAt, ...one }) => one);
    const due = book.expected(now, all).map((one) => ({ ...one, used: Math.max(one.used, 0) }));
    const sorted = (list: readonly object[]) =>
      list.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
    if (String(sorted(shown)) !== String(sorted(due)))
      found.push(`limits at ${now}: ${JSON.stringify(shown)}, not ${JSON.stringify(due)}`);
  }

  /** Whatever is done between two looks at one instant passes no limit, and moves nothing in a stop. */
  async function watched(now: number, act: () => Promise<unknown>): Promise<void> {
    const before = await lines();
    const [allowed, wasStopped] = [book.expected(now, before), stoppedUntil > now];
    await act();
    const after = await lines();
    found.push(...passed(allowed, book.expected(now, after)));
    const moved = [staked, (all: readonly Line[]) => sum(all, DEPOSITS)].some(
      (of) => of(before) !== of(after),
    );
    if (wasStopped && moved) found.push(`money moved at ${now}, in a stop until ${stoppedUntil}`);
  }

  const acts = {
    stakesAtEdge,
    stakesAndLowering,
    raiseAndStakes,
    depositsAtOnce,
    takeRaiseBack,
    cancelForRoom: (_now: number, legs: readonly Leg[]) => cancelForRoom(legs),
    anyLimit: (now: number) => {
      const kind = dice.pick(['deposit', 'stake', 'loss', 'session'] as const);
      return setLimit(kind, dice.pick([null, limit(kind), limit(kind)]), now);
    },
    rest: (now: number, legs: readonly Leg[]) => stop(now, legs, 'break'),
  };
  const often = ['stakesAtEdge', 'anyLimit', 'depositsAtOnce', 'raiseAndStakes'] as const;

  return {
    found,
    counts,
    lines,
    watched,
    operations: () => operations,
    /** Asks for money to play with, before there is any limit. */
    fund: () =>
      form === 'coin'
        ? send('tether', member.tether(100_000))
        : send('deposit', member.deposit(1_900_000)),
    /** Does some of what a member may do, all at this instant. */
    async play(now: number, legs: readonly Leg[]): Promise<void> {
      older = (await lines()).filter(({ at }) => at < now);
      since = now;
      await compare(now, await lines());
      const all = Object.keys(acts) as (keyof typeof acts)[];
      for (let n = 0; n < 3; n += 1) {
        const name = dice.pick([...all, ...often, ...often]);
        await watched(now, () => acts[name](now, legs));
      }
      await compare(now, await lines());
    },
    spendTime: (now: number, legs: readonly Leg[]) => watched(now, () => spendTime(now, legs)),
    exclude: (now: number, legs: readonly Leg[]) =>
      watched(now, () => stop(now, legs, 'exclusion')),
    async signIn(now: number): Promise<void> {
      book.signedOut(now);
      await member.login();
      book.signedIn(now);
    },
    async signOut(now: number): Promise<void> {
      await member.logout();
      book.signedOut(now);
    },
    /** Instants after which something else holds than before. */
    edges: async () => [
      ...book.raisesAt(),
      stoppedUntil,
      ...(await lines()).flatMap(({ at }) => [at + DAY, at + 7 * DAY]),
    ],
  };
}
