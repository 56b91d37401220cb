import type { Queryable } from '../../lib/db.ts';

export interface ChainTransfer {
  txId: string;
  address: string;
  amountMicro: number;
  at: number;
  reported: number;
}

export async function insertChainTransfer(
  q: Queryable,
  { txId, address, amountMicro, at }: Omit<ChainTransfer, 'reported'>,
): Promise<void> {
  await q.query(
    'insert into tether_chain_transfer (tx_id, address, amount_micro, at) values ($1, $2, $3, $4)',
    [txId, address, amountMicro, at],
  );
}

const WAITING = `
  select tx_id as "txId", address, amount_micro as "amountMicro", at, reported from tether_chain_transfer
  where reported < 20 order by at, tx_id`;

export function listUnreported(q: Queryable): Promise<ChainTransfer[]> {
  return q.query<ChainTransfer>(WAITING);
}

export async function saveReported(q: Queryable, txId: string, reported: number): Promise<void> {
  await q.query('update tether_chain_transfer set reported = $2 where tx_id = $1', [
    txId,
    reported,
  ]);
}
