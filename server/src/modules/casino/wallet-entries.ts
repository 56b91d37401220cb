import { ENTRY } from '#rules/ledger.ts';
import type { PartEntry } from '../wager/index.ts';
import type { TxKind } from './wallet-repository.ts';

const ENTRIES = { bet: ENTRY.casinoBet, win: ENTRY.casinoWin, refund: ENTRY.casinoRefund };

/** How a call of a provider is booked. */
export function entryFor(
  kind: TxKind,
  {
    providerId,
    txId,
    betId,
    amount,
  }: Record<'providerId' | 'txId' | 'betId', string> & {
    amount: number;
  },
): PartEntry {
  const { code, kind: ledgerKind } = ENTRIES[kind];
  return {
    betId,
    amount,
    code,
    ledgerKind,
    ledgerKey: `casino:${providerId}:${txId}`,
    house: `house:casino:${providerId}`,
  };
}
