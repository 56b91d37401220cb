import * as deposits from './deposits.ts';
import { openPurse, TOP_RATE } from './purse.ts';
import { openRaid, type Raid, type RaidOptions } from './raid.ts';
import * as withdrawals from './withdrawals.ts';

/** Members that attack: a coin-only one and two in won, of which the last stops in the end. */
const COIN = 'coin01';
const WON = 'member02';
const STOPS = 'tend22';
const ADMINS = ['admin01', 'admin02'] as const;
/** Won a dollar in ten-thousandths: what the raid moves the rate between. */
const RATES = [13_000_000, Number(TOP_RATE) * 10_000, 12_505_050] as const;

export interface TetherCampaignOptions extends RaidOptions {
  rounds: number;
  log?(line: string): void;
}

export interface TetherCampaign {
  findings: string[];
  lines: string[];
  /** Attacks tried. */
  tried: number;
}

/** Moves the rate of the site, as two admins do. */
async function setRate({ api }: Raid, usdRate: number): Promise<void> {
  const [first, second] = ADMINS;
  const body = { usdRate, reason: '환율 반영' };
  const request = await api.as<{ id: string }>(first, 'POST', '/admin/setting/request', { body });
  const path = `/desk/request/setting/${request.body.id}`;
  await api.as(second, 'POST', path, { body: { event: 'second', reason: null } });
}

/** Attacks the tether of a server with a manual clock, knowing what its API tells anybody. */
export async function attackTether(options: TetherCampaignOptions): Promise<TetherCampaign> {
  const { rounds, log } = options;
  const raid = await openRaid(options);
  const purses = new Map(
    await Promise.all(
      [COIN, WON, STOPS].map(async (userId) => [userId, await openPurse(raid, userId)] as const),
    ),
  );
  const both = [COIN, WON] as const;
  const turned = [WON, COIN] as const;

  async function checkAll(): Promise<void> {
    for (const purse of purses.values()) await purse.check();
  }

  async function takeOut(): Promise<void> {
    await withdrawals.withdrawAtOnce(raid, COIN, 100);
    await withdrawals.withdrawAtOnce(raid, WON, 10_000);
    await withdrawals.changeWallet(raid, COIN, 5_000);
    await withdrawals.changeWallet(raid, WON, 130_000);
    await withdrawals.cancelWhilePaid(raid, COIN, 5_000);
    await withdrawals.cancelWhilePaid(raid, WON, 50_000);
    await withdrawals.reachOut(raid, both, 50_000);
    await withdrawals.reachOut(raid, turned, 5_000);
  }

  async function payIn(): Promise<void> {
    await deposits.forge(raid, COIN);
    await deposits.payEveryWay(raid, both);
    await deposits.forge(raid, WON);
    await deposits.replay(raid);
    for (const userId of both) {
      await deposits.sendDust(raid, userId);
      await deposits.takeWhileItComes(raid, userId);
      await setRate(raid, raid.chance(RATES));
      await deposits.topUpLate(raid, userId);
      await deposits.payAtTheEnd(raid, userId);
    }
    await deposits.crossPay(raid, both);
    await deposits.registerOften(raid, both);
    await deposits.registerOften(raid, turned);
    await deposits.keepRates(raid, WON);
    await deposits.replay(raid);
  }

  for (let round = 1; round <= rounds; round += 1) {
    await takeOut();
    await checkAll();
    for (const userId of both) await withdrawals.convertAtOnce({ raid, purses }, userId);
    await checkAll();
    await payIn();
    await checkAll();
    await withdrawals.washMoney(raid, COIN, 5_000);
    await withdrawals.washMoney(raid, WON, 50_000);
    for (const userId of both) await withdrawals.convertAtOnce({ raid, purses }, userId);
    await checkAll();
    log?.(`round ${round} of ${rounds}: ${raid.faults.size} findings`);
  }
  await deposits.stopWhileItComes(raid, STOPS);
  await deposits.replay(raid);
  await checkAll();

  const tried = [...raid.tried.values()].reduce((sum, times) => sum + times, 0);
  const sent = [...raid.sent.values()].flat();
  const micro = sent.reduce((sum, one) => sum + one.micro, 0);
  const findings = [...raid.faults].map(([name, times]) => `${name} (${times} times)`);
  return {
    findings,
    tried,
    lines: [
      ...[...raid.tried].map(([name, times]) => `${name.padEnd(52)}${String(times).padStart(6)}`),
      `${tried} attacks that must fail; ${sent.length} transfers of ${(micro / 1e6).toFixed(6)} USDT`,
      ...(findings.length > 0 ? findings : ['never more out than in']),
    ],
  };
}
