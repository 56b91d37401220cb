import type { components } from '#contract/types.gen.ts';
import { needsSecondPerson } from '#rules/second-person.ts';
import { tetherCredit } from '#rules/tether.ts';
import type { Db } from '../../lib/db.ts';
import { bonusOf, type TetherDeposits } from './deposit-request.ts';
import { readPayments } from './repository.ts';
import { rateOf } from './show.ts';

type DeskMoney = components['schemas']['DeskMoney'];

export interface TetherDesk {
  deposits: TetherDeposits;
  /** Tether deposits as staff sees them, by id: what came, and what its credit would bring. */
  describe(ids: readonly string[]): Promise<Map<string, Omit<DeskMoney, 'approvedBy'>>>;
}

export function createTetherDesk(db: Db, deposits: TetherDeposits): TetherDesk {
  return {
    deposits,
    async describe(ids) {
      const payments = await readPayments(db, ids);
      return new Map(
        payments.map(({ id, details, paidMicro }) => {
          const { currency, usdRate, address, amountMicro: askedMicro } = details;
          const rate = rateOf(details);
          const { credit: amount } = tetherCredit(paidMicro, rate);
          const { kind: bonus, points: bonusPoints, turnover } = bonusOf(details, amount);
          const takesTwo = needsSecondPerson({ amount, currency, rate: usdRate });
          return [
            id,
            {
              amount,
              currency,
              takesTwo,
              depositorName: null,
              bank: null,
              bonus,
              bonusPoints,
              turnover,
              tether: { address, sentMicro: paidMicro, feeMicro: 0, rate, askedMicro, known: [] },
            },
          ];
        }),
      );
    },
  };
}
