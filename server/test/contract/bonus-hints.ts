import fc from 'fast-check';
import { ENTRY } from '#rules/ledger.ts';
import { createIds } from '../../src/lib/ids.ts';
import { createTurnoverService } from '../../src/modules/turnover/index.ts';
import { createWalletService } from '../../src/modules/wallet/index.ts';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

const MEMBER = 'mem_demo_member01';
const SOURCE = { source: 'deposit', sourceId: 'req_given_up' } as const;

/** A bonus that its member has given up already: an open one would keep the member's withdrawals waiting. */
export async function bonusHints({ db, clock }: TestApp): Promise<Hints> {
  const ids = createIds({ clock });
  const wallet = createWalletService({ ids });
  const turnover = createTurnoverService({ ids }, wallet);
  const at = clock.now();
  const currency = 'POINT' as const;
  const id = await db.tx(async (q) => {
    await wallet.post(q, {
      key: `deposit:${SOURCE.sourceId}:bonus`,
      entry: ENTRY.depositBonus,
      actor: 'test',
      at,
      lines: [
        { account: { owner: null, kind: 'house:bonus', currency }, amount: -500 },
        { account: { owner: MEMBER, kind: 'points_held', currency }, amount: 500 },
      ],
    });
    const bonus = { points: 500, worth: 500, base: 10_000 };
    const required = { memberId: MEMBER, currency: 'KRW', required: 20_000, bonus, at } as const;
    await turnover.require(q, { ...SOURCE, ...required });
    const [row] = await q.query<{ id: string }>(
      'select id from turnover_requirement where source = $1 and source_id = $2',
      [SOURCE.source, SOURCE.sourceId],
    );
    if (!row) throw new Error('the requirement is not there');
    await turnover.giveUp(q, { memberId: MEMBER, id: row.id, ip: '', at });
    await turnover.closeReversed(q, { ...SOURCE, at });
    return row.id;
  });
  return { requirementId: fc.constantFrom(id, 'tur_none') };
}
