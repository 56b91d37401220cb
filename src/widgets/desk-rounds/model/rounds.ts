import { createStore, sample } from 'effector';
import * as z from 'zod/mini';
import {
  isGetDeskRoundsAnswer,
  isPreviewRoundVoidAnswer,
  isVoidRoundAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { ResultPreview } from '@/entities/desk-preview';
import { staffReason } from '@/entities/staff-reason';
import { createPagedDeskList, rowChosen, rowLeft } from '@/features/desk-list';
import { confirmedMutation, request } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { messages } from '../ui/messages';

/** A round that has bets or is void. */
export type DeskRound = Readonly<Dto<'DeskRound'>>;

/** What the server lists rounds by: `open` is all before the draw. */
export const roundFilters = ['open', 'drawn', 'settled', 'voided'] as const;

export const rounds = createPagedDeskList<DeskRound, (typeof roundFilters)[number]>({
  keyOf: ({ roundId }) => roundId,
  load: (api, query) =>
    request(api.GET('/desk/minigame/round', { params: { query } }), isGetDeskRoundsAnswer),
  longest: 20,
  most: 1000,
});

const refusals = { INVALID_STATE: messages.moved };
/** Tries to void a round and takes it back. */
export const trying = confirmedMutation({
  send: (api, roundId: string) =>
    request(
      api.POST('/desk/minigame/round/{roundId}/preview', { params: { path: { roundId } } }),
      isPreviewRoundVoidAnswer,
    ),
  refusals,
});

interface Order {
  round: DeskRound;
  preview: ResultPreview;
  reason: string;
}
export const voiding = confirmedMutation({
  send: (api, { round: { roundId }, reason: why }: Order) =>
    request(
      api.POST('/desk/minigame/round/{roundId}/void', {
        params: { path: { roundId } },
        body: { reason: why },
      }),
      isVoidRoundAnswer,
    ),
  confirm: ({ round, preview, reason: why }) => ({
    title: messages.void,
    text: messages.voidText(round, preview, why),
    tone: 'danger',
  }),
  done: ({ bets }) => messages.voided(bets),
  refusals,
  refresh: rounds.reread,
});
const left = sample({ clock: [rowChosen, rowLeft], fn: () => undefined });
/** What voiding the round that is worked on would do; null before it was tried. */
export const $tried = createStore<ResultPreview | null>(null)
  .on(trying.done, (_last, { result }) => result)
  .reset(left, trying.start, voiding.done, voiding.failed);
export const form = createForm({
  initial: { reason: '' },
  schema: z.object({ reason: staffReason }),
  isBusy: voiding.$isPending,
});
sample({ clock: left, target: trying.reset });
sample({ clock: [left, voiding.done], target: form.reset });
const requested = sample({
  clock: form.accepted,
  source: { round: rounds.$row, preview: $tried },
  fn: ({ round, preview }, typed): Order | null =>
    round && preview && { round, preview, reason: typed.reason.trim() },
});
sample({ clock: requested, filter: (order) => order !== null, target: voiding.start });
