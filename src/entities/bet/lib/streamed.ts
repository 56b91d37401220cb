import type { FixtureChange, FixtureDetailDto, MeChange, MeState, StreamBatch } from '@/shared/api';
import { type Bet, type LiveScore, toBet } from './bet';

/** The open bets of the last snapshot of a batch; [] without one. */
export function openBetsOf({ snapshots }: StreamBatch<MeState, MeChange>): Bet[] {
  return snapshots.at(-1)?.data.openBets.map(toBet) ?? [];
}

/** Every bet a batch tells, those of the snapshot first. */
export function betsOf(batch: StreamBatch<MeState, MeChange>): Bet[] {
  const changes = batch.deltas.flatMap((delta) => delta.changes);
  const changed = changes.flatMap((change) => (change.kind === 'bet' ? [toBet(change.bet)] : []));
  return [...openBetsOf(batch), ...changed];
}

/** The scores and clocks a batch of fixtures tells, in order. */
export function scoresOf({
  snapshots,
  deltas,
}: StreamBatch<FixtureDetailDto, FixtureChange>): LiveScore[] {
  const known = snapshots.map(({ data: { fixture } }) => ({ ...fixture, fixtureId: fixture.id }));
  const changes = deltas.flatMap((delta) => delta.changes);
  const moved = changes.flatMap((change) => (change.kind === 'state' ? [change] : []));
  return [...known, ...moved].map(({ fixtureId, status, score, clock }) => ({
    fixtureId,
    status,
    score,
    clock,
  }));
}
