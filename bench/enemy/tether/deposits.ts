import { randomBytes, randomUUID } from 'node:crypto';
import { CHOICES, DELIVERIES, payOnPage } from './pay-page.ts';
import type { Payment, Raid, Transfer } from './raid.ts';

const MINUTE = 60_000;
/** Blocks of the simulated chain, three seconds each, until every delivery is over. */
const ALL_BLOCKS = 45 * 3_000;
const CENTS = 10_000;
const USDT = 1_000_000;
const KEPT = 60 * MINUTE;
/** Deposits whose rate is kept for a member in won. */
const RATES_KEPT = 3;

const PROVIDER = '/provider/tether';
const hex = () => randomBytes(32).toString('hex');

async function stateOf(raid: Raid, userId: string, id: string): Promise<Payment | undefined> {
  return (await raid.payments(userId)).find((one) => one.id === id);
}

/** Reports that nobody signed, and true ones with a word changed. */
export async function forge(raid: Raid, userId: string): Promise<void> {
  const payment = await raid.deposit(userId, CENTS);
  if (!payment) return;
  const { address, amountMicro } = payment;
  const known = { network: 'TRC20', address, eventIndex: 0, amountMicro };
  const fields = { ...known, confirmations: 20, at: raid.now() };
  for (const signature of [hex(), '0'.repeat(64)]) {
    const body = { ...fields, txId: hex(), signature };
    const { status } = await raid.api.call('POST', PROVIDER, { body });
    raid.expectRefused('a report that nobody signed', status < 300);
  }
  for (const sent of (raid.sentReports?.() ?? []).slice(-3)) {
    for (const change of [
      { amountMicro: sent.amountMicro * 9 },
      { confirmations: sent.confirmations === 20 ? 19 : 20 },
      { address },
      { txId: hex() },
      { eventIndex: sent.eventIndex + 1 },
      { at: sent.at - 1 },
    ] as Partial<Transfer>[]) {
      const { status } = await raid.api.call('POST', PROVIDER, { body: { ...sent, ...change } });
      raid.expectRefused('a true report with a word changed', status < 300);
    }
  }
  const after = await stateOf(raid, userId, payment.id);
  raid.expectRefused('coins by a forged report', after?.paidMicro !== 0);
}

/** All that the provider has reported, once more: in its order, backwards, and all at once. */
export async function replay(raid: Raid): Promise<void> {
  const sent = [...(raid.sentReports?.() ?? [])].slice(-60);
  const tell = (body: Transfer) => raid.api.call('POST', PROVIDER, { body });
  for (const one of sent) await tell(one);
  for (const one of sent.toReversed()) await tell(one);
  await Promise.all(sent.flatMap((one) => [tell(one), tell(one)]));
}

/** Every way to pay, with every way in which the provider reports it, several at once. */
export async function payEveryWay(raid: Raid, userIds: readonly string[]): Promise<void> {
  for (const choice of CHOICES) {
    const paid: { userId: string; payment: Payment; due: number }[] = [];
    for (const delivery of DELIVERIES) {
      const userId = raid.chance(userIds);
      const payment = await raid.deposit(userId, CENTS + 100 * Math.floor(raid.random() * 50));
      if (!payment) continue;
      const before = raid.now();
      const due = await payOnPage(payment.url, { choice, delivery, times: 3 });
      const sent = choice === 'late' ? payment.rateExpiresAt + 1_000 : before;
      const micro = { exact: due, less: due * 0.6, more: due * 1.1, late: due, twice: due }[choice];
      raid.noteSent(payment.address, Math.ceil(micro), sent);
      if (choice === 'twice') raid.noteSent(payment.address, due, before + 3_000);
      paid.push({ userId, payment, due });
    }
    await raid.pass(choice === 'late' ? KEPT + ALL_BLOCKS : ALL_BLOCKS);
    for (const { userId, payment } of paid) {
      const after = await stateOf(raid, userId, payment.id);
      if (choice === 'exact' && after?.state !== 'credited') raid.fault('coins in time, no credit');
      if (choice === 'less' && after?.state === 'partial') await take(raid, userId, payment.id);
    }
  }
}

async function take(raid: Raid, userId: string, id: string): Promise<void> {
  await raid.wake(userId);
  const press = () => raid.api.as(userId, 'POST', `/charge/crypto/${id}/take`, { once: true });
  await Promise.all(Array.from({ length: raid.atOnce }, press));
}

/** Parts below a cent, of which the house would have to round each up for the enemy to gain. */
export async function sendDust(raid: Raid, userId: string): Promise<void> {
  const payment = await raid.deposit(userId, 1_000);
  if (!payment) return;
  const parts = [1, 9_999, 9_999, 9_999, 10_001, 3_345_678];
  for (const micro of parts) await raid.pay(payment, micro, userId);
  await raid.pass(ALL_BLOCKS);
  await take(raid, userId, payment.id);
  await raid.pay(payment, 9_999, userId);
  await raid.pass(ALL_BLOCKS);
}

/** A part in time, the rest after the hour at a rate that is old by then. */
export async function topUpLate(raid: Raid, userId: string): Promise<void> {
  const payment = await raid.deposit(userId, CENTS);
  if (!payment) return;
  await raid.pay(payment, 60 * USDT, userId);
  await raid.pass(KEPT + MINUTE);
  await raid.pay(payment, 40 * USDT, userId);
  await raid.pass(ALL_BLOCKS);
  const after = await stateOf(raid, userId, payment.id);
  raid.expectRefused('the old rate for a rest of after the hour', after?.state === 'credited');
}

/** Coins a second before the end of the rate, at it and a second after, while a better one is there to choose. */
export async function payAtTheEnd(raid: Raid, userId: string): Promise<void> {
  const payments: Payment[] = [];
  for (let n = 0; n < 3; n += 1) {
    const payment = await raid.deposit(userId, CENTS);
    if (payment) payments.push(payment);
  }
  const [first] = payments;
  if (!first) return;
  await raid.pass(first.rateExpiresAt - raid.now() - 1_000);
  for (const payment of payments) {
    await raid.pay(payment, payment.amountMicro, userId);
    await raid.pass(1_000);
  }
  await raid.pass(ALL_BLOCKS);
}

/** Two deposits at once, each paid to the other's address and by somebody else. */
export async function crossPay(raid: Raid, [one, two]: readonly [string, string]): Promise<void> {
  const [mine, theirs] = [await raid.deposit(one, CENTS), await raid.deposit(two, 2 * CENTS)];
  if (!mine || !theirs) return;
  await Promise.all([
    raid.pay(mine, theirs.amountMicro, two),
    raid.pay(theirs, mine.amountMicro, one),
  ]);
  await raid.pass(ALL_BLOCKS);
  const { status } = await raid.api.as(one, 'POST', `/charge/crypto/${theirs.id}/take`);
  raid.expectRefused("another member's payment taken", status < 300);
}

/** One address for paying, registered often, by others, and for other amounts. */
export async function registerOften(
  raid: Raid,
  [one, two]: readonly [string, string],
): Promise<void> {
  const url = await raid.url(one, CENTS);
  if (url === '') return;
  await Promise.all([raid.wake(one), raid.wake(two)]);
  const foreign = await raid.register(two, { url, cents: CENTS });
  raid.expectRefused("another member's address registered", foreign.status === 201);
  const other = await raid.register(one, { url, cents: 2 * CENTS });
  raid.expectRefused('an address registered for another amount', other.status === 201);
  const http = await raid.register(one, { url: 'http://pay.example.com/a', cents: CENTS });
  raid.expectRefused('an address without the secure scheme', http.status === 201);
  const answers = await Promise.all(
    Array.from({ length: raid.atOnce }, () =>
      raid.register(one, { url, cents: CENTS, key: randomUUID(), once: true }),
    ),
  );
  const ids = answers.flatMap(({ status, body }) => (status === 201 && body.id ? [body.id] : []));
  raid.expectRefused('one address, two deposits', new Set(ids).size > 1);
}

/** Many rates at once, to choose among when they have moved. */
export async function keepRates(raid: Raid, userId: string): Promise<void> {
  // What others left open keeps its rate no longer.
  await raid.pass(KEPT + MINUTE);
  await raid.wake(userId);
  const urls = await Promise.all(Array.from({ length: 10 }, () => raid.url(userId, CENTS)));
  const answers = await Promise.all(
    urls.map((url) => raid.register(userId, { url, cents: CENTS, once: true })),
  );
  const taken = answers.filter(({ status }) => status === 201).length;
  raid.expectRefused('more rates kept than three', taken > RATES_KEPT);
}

/** The rest of a part arrives while its member takes the part, again and again. */
export async function takeWhileItComes(raid: Raid, userId: string): Promise<void> {
  const payment = await raid.deposit(userId, CENTS);
  if (!payment) return;
  await raid.pay(payment, 60 * USDT, userId);
  await raid.pass(ALL_BLOCKS);
  await raid.pay(payment, 40 * USDT, userId);
  await raid.wake(userId);
  await Promise.all([take(raid, userId, payment.id), raid.pass(ALL_BLOCKS)]);
}

/** A break is taken while coins arrive: the deposit ends, or is credited, or waits for staff. */
export async function stopWhileItComes(raid: Raid, userId: string): Promise<void> {
  const payment = await raid.deposit(userId, CENTS);
  if (!payment) return;
  await raid.pay(payment, payment.amountMicro, userId);
  await raid.pass(19 * 3_000);
  const stop = raid.api.as(userId, 'POST', '/protection/break', { body: { days: 1 } });
  await Promise.all([stop, raid.pass(ALL_BLOCKS)]);
  const again = await raid.deposit(userId, CENTS);
  raid.expectRefused('a deposit during a break', again !== null);
}
