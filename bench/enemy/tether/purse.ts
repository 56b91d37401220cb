import type { MoneyRequest, Payment, Raid } from './raid.ts';

const MICRO_PER_CENT = 10_000n;
/** A rate is won in ten-thousandths, for a hundred cents. */
const RATE_OF_CENTS = 1_000_000n;
/** A coin-only account gets 5 % of each deposit in points, 100,000 at most. */
const BONUS = { percent: 5n, most: 100_000n };
const HELD: readonly MoneyRequest['state'][] = ['requested', 'checking', 'awaiting_second', 'paid'];

/** What one member has, by what the site says, and by the enemy's own sums. */
export interface Purse {
  userId: string;
  /** A conversion that was answered; each counts once, however often it was answered. */
  convertedBy(conversion: { id: string; points: number; amount: number }): void;
  /** Finds what the site has given or kept against its own word. */
  check(): Promise<void>;
}

const sum = (values: readonly bigint[]) => values.reduce((total, one) => total + one, 0n);

/** Minor units that micro-USDT are worth, whole cents first, always rounded down. */
function worth(micro: bigint, rate: number | null): bigint {
  const cents = micro / MICRO_PER_CENT;
  return rate === null ? cents : (cents * BigInt(rate)) / RATE_OF_CENTS;
}

/** Opens the books of a member, who may have money already. */
export async function openPurse(raid: Raid, userId: string): Promise<Purse> {
  const { api, fault } = raid;
  const converted = new Map<string, { points: number; amount: number }>();

  async function read() {
    const { body } = await api.as<{ emoney: number; point: number }>(userId, 'GET', '/member/user');
    return { money: BigInt(body.emoney), points: BigInt(body.point) };
  }

  async function takenOut(): Promise<bigint> {
    const path = '/exchange/history?limit=100';
    const { body } = await api.as<{ data: MoneyRequest[] }>(userId, 'GET', path);
    return sum(
      body.data.filter(({ state }) => HELD.includes(state)).map(({ amount }) => BigInt(amount)),
    );
  }

  const start = { ...(await read()), out: await takenOut() };

  /** Coins of one address: what was sent, what of it in time, and what the site has credited by itself. */
  function checkAddress(address: string, payments: readonly Payment[]): void {
    const sent = raid.sent.get(address) ?? [];
    const expiresAt = Math.min(...payments.map(({ rateExpiresAt }) => rateExpiresAt));
    const all = sum(sent.map(({ micro }) => BigInt(micro)));
    const inTime = sum(sent.filter(({ at }) => at <= expiresAt).map(({ micro }) => BigInt(micro)));
    const seen = sum(payments.map(({ paidMicro }) => BigInt(paidMicro)));
    const credited = payments.filter(({ state }) => state === 'credited');
    const taken = sum(credited.map(({ paidMicro }) => BigInt(paidMicro)));
    if (seen > all) fault('coins counted that nobody sent');
    if (taken > inTime) fault('coins of after the time credited by themselves');
    if (payments.some((one) => BigInt(one.credit) > worth(BigInt(one.paidMicro), one.rate)))
      fault('a credit above its coins');
  }

  return {
    userId,
    convertedBy: ({ id, ...conversion }) => void converted.set(id, conversion),
    async check() {
      const payments = await raid.payments(userId);
      for (const [address, own] of Map.groupBy(payments, (one) => one.address))
        checkAddress(address, own);
      const credited = payments.filter(({ state }) => state === 'credited');
      const credits = credited.map(({ paidMicro, rate }) => worth(BigInt(paidMicro), rate));
      const conversions = [...converted.values()];
      const now = await read();
      const came = sum(credits) + sum(conversions.map(({ amount }) => BigInt(amount)));
      const went = (await takenOut()) - start.out;
      const due = start.money + came - went;
      if (now.money + went > start.money + came) fault('more out than in');
      if (now.money < due) fault('money of the member is gone');
      const spent = sum(conversions.map(({ points }) => BigInt(points)));
      const isCoinOnly = payments.some(({ currency }) => currency === 'USD');
      // A dollar is never worth more points than at the highest rate that the raid has had set.
      const bonuses = isCoinOnly
        ? credits.map((cents) => (cents * BONUS.percent * TOP_RATE) / 10_000n)
        : [];
      const most = sum(bonuses.map((one) => (one > BONUS.most ? BONUS.most : one)));
      if (now.points + spent > start.points + most) fault('more points than deposits bring');
      if (now.points < 0n || now.money < 0n) fault('a balance below nothing');
    },
  };
}

/** Won of a dollar, the highest that a raid has set. */
export const TOP_RATE = 1_500n;
