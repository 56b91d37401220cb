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

/** A call of the provider about a transfer, as its page lists it. */
export interface ChainReport {
  confirmations: number;
  at: number;
  /** Of the site's answer. */
  status: number;
}

export async function insertReport(
  q: Queryable,
  { txId, confirmations, at, status }: ChainReport & { txId: string },
): Promise<void> {
  await q.query(
    'insert into tether_chain_report (tx_id, confirmations, at, status) values ($1, $2, $3, $4)',
    [txId, confirmations, at, status],
  );
}

/** The newest calls about all that was sent to an address, the newest first. */
export function listReports(
  q: Queryable,
  address: string,
  limit: number,
): Promise<(ChainReport & { amountMicro: number })[]> {
  return q.query<ChainReport & { amountMicro: number }>(
    `select r.confirmations, r.at, r.status, t.amount_micro as "amountMicro"
     from tether_chain_report r join tether_chain_transfer t on t.tx_id = r.tx_id
     where t.address = $1 order by r.n desc limit $2`,
    [address, limit],
  );
}
