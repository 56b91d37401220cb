import { quietBus } from '../../../../test/quiet-bus.ts';
import { runDue } from '../../../../test/run-due.ts';
import { createIds } from '../../../lib/ids.ts';
import type { Db } from '../../../lib/db.ts';
import { MINUTE, openCashierWorld } from '../../cashier/test/cashier-world.ts';
import { createWagerModule } from '../../wager/index.ts';
import {
  COIN_TOSS_SCHEMA,
  createCoinToss,
  drawCoin,
  type SentSide,
} from '../../wager/test/coin-toss.ts';
import { createProtectionModule } from '../index.ts';

/** The cashier's world with a game and what members set for themselves. */
export async function openProtectionWorld(kind: Db['kind']) {
  const cashier = await openCashierWorld(kind);
  const { db, clock, wallet } = cashier;
  const ids = createIds({ clock });
  await db.exec(COIN_TOSS_SCHEMA);
  const coinToss = createCoinToss(db);
  const wager = createWagerModule(
    { db, clock, ids, bus: quietBus },
    { wallet, strategies: [coinToss] },
  );
  await wager.start?.();
  const protection = createProtectionModule(
    { db, ids },
    { stopDeposit: cashier.cashier.stopDeposit },
  );
  let made = 0;

  async function runTasks(): Promise<void> {
    for (const tasks of [wager.scheduled, protection.scheduled, cashier.tasks])
      await runDue(tasks, clock);
  }

  /** Opens a round of a coin toss at odds of 2.00. */
  async function round(): Promise<string> {
    made += 1;
    await db.query('insert into coin_round (id, odds, closes_at) values ($1, 200, $2)', [
      `round${made}`,
      clock.now() + 400 * 24 * 60 * MINUTE,
    ]);
    return `round${made}`;
  }

  async function draw(id: string, result: 'heads' | 'tails'): Promise<void> {
    await drawCoin(db, id, result);
    await runTasks();
  }

  let keys = 0;
  /** Bets on heads of a new round; its refusals where it is refused. */
  async function bet(memberId: string, stake: number, { holdMs = 0, on = '' } = {}) {
    keys += 1;
    const leg: SentSide = { roundId: on || (await round()), side: 'heads', holdMs };
    const request = { stake, oddsPolicy: 'none', bonusFolders: null, legs: [leg] } as const;
    const key = `coin-key-${keys}`;
    const result = await wager.service.place(coinToss, { memberId, key, ip: '::1', request });
    return result.kind === 'refused' ? result.refusals : result.kind;
  }

  /** Its id, or the refusals of it. */
  async function deposit(memberId: string, amount: number) {
    const choice = { amount, depositorName: '김한판', chargeType: 1, bonus: 'none' } as const;
    const result = await cashier.deposits.request(choice, cashier.asking(memberId));
    if (result.kind === 'refused') return result.refusals;
    if (result.kind === 'reused') throw new Error('a key was used twice');
    return result.request.id;
  }

  return {
    ...cashier,
    protection: protection.service,
    wager: wager.service,
    runTasks,
    round,
    draw,
    bet,
    deposit,
    async close() {
      await wager.close?.();
      await cashier.close();
    },
  };
}
