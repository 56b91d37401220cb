import type { Dto } from '#contract/types.gen.ts';
import type { StreamBatch } from '@/shared/api';
import { type Bet, toBet } from './bet';

/** The open bets of the last snapshot of a batch; [] without one. */
export function openBetsOf({ snapshots }: StreamBatch<Dto<'MeState'>, Dto<'MeChange'>>): Bet[] {
  return snapshots.at(-1)?.data.openBets.map(toBet) ?? [];
}

/** Every bet of a batch, those of the snapshot first. */
export function betsOf(batch: StreamBatch<Dto<'MeState'>, Dto<'MeChange'>>): Bet[] {
  const changes = batch.deltas.flatMap((delta) => delta.changes);
  const changed = changes.flatMap((change) => (change.kind === 'bet' ? [toBet(change.bet)] : []));
  return [...openBetsOf(batch), ...changed];
}
