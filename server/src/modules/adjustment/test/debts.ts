import { DAY_MS } from '../../../lib/seoul-time.ts';
import { createMessageService } from '../../message/service.ts';
import { betOf, STAFF, type World } from '../../sportsbook/test/world.ts';
import { type AdjustmentDesk, createAdjustmentDesk } from '../index.ts';

/** The other admin. */
export const OTHER = 'mem_admin2';
/** Corrects balances alone, so that it does not count with what the others do. */
export const GIVER = 'mem_admin3';

export interface DebtWorld {
  desk: AdjustmentDesk;
  /** Corrects the score of a match. */
  correct(
    fixtureId: string,
    home: number,
    away: number,
  ): ReturnType<World['service']['changeResult']>;
  /** A win of 1.85 times the stake that its member spent before it was corrected: the debt is 1.5 times the stake. */
  indebted(
    stake?: number,
  ): Promise<{ member: string; fixtureId: string; betId: string; debtId: string; owed: number }>;
  /** Moves what was requested back by a day, so that what comes does not count with it. */
  nextDay(): Promise<void>;
  /** Confirms a correction. */
  second(id: string, actor?: string): ReturnType<AdjustmentDesk['requests']['act']>;
}

/** The desk's corrections in a world with bets, and its admins. */
export async function openDebts(world: World): Promise<DebtWorld> {
  await world.db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, role, currency, created_at)
     select id, id, id, '', '', 'approved', 10, 'KRW', 0 from unnest($1::text[]) o (id)`,
    [[OTHER, GIVER]],
  );
  const desk = createAdjustmentDesk(world.deps, {
    wallet: world.wallet,
    turnover: { closeIfEmpty: async () => undefined },
    shareEvent: async () => null,
    debts: world.service.debts,
    sendMessage: createMessageService(world.deps).send,
  });
  const correct: DebtWorld['correct'] = (fixtureId, home, away) =>
    world.service.changeResult({
      fixtureId,
      scores: { '100': { home, away } },
      reason: '결과 정정',
      actor: STAFF,
      ip: '127.0.0.1',
    });

  return {
    desk,
    correct,
    async indebted(stake = 10_000) {
      const member = await world.member(stake, { level: 10 });
      const { id: fixtureId, pick } = await world.simple();
      const bet = betOf(await world.place(member, world.request([pick(1, '1')], stake)));
      await world.finish(fixtureId, 1, 0);
      await world.runTasks();
      const other = await world.simple();
      betOf(await world.place(member, world.request([other.pick(1, '1')], stake * 1.5)));
      await correct(fixtureId, 0, 1);
      return { member, fixtureId, betId: bet.id, debtId: `${bet.id}-2`, owed: stake * 1.5 };
    },
    async nextDay() {
      await world.db.query(
        `update request set created_at = created_at - $1 where kind = 'adjustment'`,
        [DAY_MS],
      );
    },
    second: (id, actor = OTHER) =>
      desk.requests.act({
        id,
        event: 'second',
        at: world.clock.now(),
        actor: { id: actor, role: 'admin', ip: '127.0.0.1' },
      }),
  };
}
