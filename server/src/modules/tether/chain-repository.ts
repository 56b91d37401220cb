import type { Queryable } from '../../lib/db.ts';
import type { Delivery } from './chain-plan.ts';

export interface ChainTransfer {
  txId: string;
  address: string;
  amountMicro: number;
  at: number;
  reported: number;
  delivery: Delivery;
}

/** Puts a transfer on the chain; one that is there already stays as it is. */
export async function insertChainTransfer(
  q: Queryable,
  { txId, address, amountMicro, at, delivery }: Omit<ChainTransfer, 'reported'>,
): Promise<void> {
  await q.query(
    `insert into tether_chain_transfer (tx_id, address, amount_micro, at, delivery) values ($1, $2, $3, $4, $5)
     on conflict (tx_id) do nothing`,
    [txId, address, amountMicro, at, delivery],
  );
}

const ROWS = `
  select tx_id as "txId", address, amount_micro as "amountMicro", at, reported, delivery from tether_chain_transfer`;

export function listUnreported(q: Queryable): Promise<ChainTransfer[]> {
  return q.query<ChainTransfer>(`${ROWS} where reported < 20 order by at, tx_id`);
}

/** All that was sent to an address, the oldest first. */
export function listSent(q: Queryable, address: string): Promise<ChainTransfer[]> {
  return q.query<ChainTransfer>(`${ROWS} where address = $1 order by at, tx_id`, [address]);
}

export async function saveReported(q: Queryable, txId: string, reported: number): Promise<void> {
  await q.query('update tether_chain_transfer set reported = $2 where tx_id = $1', [
    txId,
    reported,
  ]);
}
