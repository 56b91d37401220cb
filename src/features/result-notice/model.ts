import { createStore, sample } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import { type Bet, isCasinoLeg, toBet } from '@/entities/bet';
import { sessionLost } from '@/entities/member';
import { meStreamed, type StreamBatch } from '@/shared/api';
import { toastShown } from '@/shared/lib/toasts';
import { isCashedOut, noticeOf } from './lib/notice';

/** Of a bet that was settled longer ago only a leg was written: its result is old. */
const newsMs = 10_000;
const mostKept = 200;

/** The last bets whose settlement was shown, as `id version`: a settled bet is sent again with each of its other legs. */
export const $noticed = createStore<readonly string[]>([]).reset(sessionLost);

const keyOf = ({ id, version }: Bet) => `${id} ${version}`;

function settledIn(
  { deltas }: StreamBatch<Dto<'MeState'>, Dto<'MeChange'>>,
  noticed: readonly string[],
): readonly Bet[] {
  const bets = deltas.flatMap(({ changes, at }) =>
    changes.flatMap((change) => {
      if (change.kind !== 'bet' || change.bet.status !== 'settled') return [];
      // A game of a provider shows what its rounds bring itself, and not before its reels stop.
      if (change.bet.legs.some(isCasinoLeg)) return [];
      // Who has just cashed a bet out knows of it.
      if (isCashedOut(change.bet) && !change.bet.cashOut?.latest?.isAuto) return [];
      return at - (change.bet.settledAt ?? 0) < newsMs ? toBet(change.bet) : [];
    }),
  );
  const latest = new Map(bets.map((bet) => [bet.id, bet]));
  return [...latest.values()].filter((bet) => !noticed.includes(keyOf(bet)));
}

const betsSettled = sample({
  clock: meStreamed,
  source: $noticed,
  fn: (noticed, batch) => settledIn(batch, noticed),
});
const noticed = sample({ clock: betsSettled, filter: (bets) => bets.length > 0 });
sample({
  clock: noticed,
  source: $noticed,
  fn: (known, bets) => [...known, ...bets.map(keyOf)].slice(-mostKept),
  target: $noticed,
});
const noticeMade = sample({ clock: noticed, fn: noticeOf });
sample({ clock: noticeMade, filter: (notice) => notice !== null, target: toastShown });
