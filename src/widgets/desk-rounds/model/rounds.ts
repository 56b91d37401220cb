import { createStore, sample } from 'effector';
import { staffReason } from '@/entities/staff-reason';
import * as z from 'zod/mini';
import {
  isGetDeskRoundsAnswer,
  isPreviewRoundVoidAnswer,
  isVoidRoundAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { ResultPreview } from '@/entities/desk-preview';
import { type Conditions, createDeskList, rowChosen, rowLeft } from '@/features/desk-list';
import { confirmedMutation, createPagedQuery, request, withoutEmpty } from '@/shared/api';
import { createForm } from '@/shared/lib/form';
import { messages } from '../ui/messages';

/** A round that has bets or is void. */
export type DeskRound = Readonly<Dto<'DeskRound'>>;

/** What the server lists rounds by: `open` is all before the draw. */
export const roundFilters = ['open', 'drawn', 'settled', 'voided'] as const;
type RoundFilter = (typeof roundFilters)[number];

interface RoundsQuery {
  /** How the id begins; empty for all. */
  text: string;
  /** All when null. */
  state: RoundFilter | null;
}

const pageSize = 100;
/** The list goes on by itself up to so many rounds. */
const mostRounds = 1000;
/** The longest beginning that the contract takes. */
const longestText = 20;

const query = createPagedQuery<RoundsQuery, DeskRound>(
  async (api, { query: { text, state }, cursor }) => {
    const q = text.slice(0, longestText);
    const asked = withoutEmpty({ limit: pageSize, q, state, cursor });
    const call = api.GET('/desk/minigame/round', { params: { query: asked } });
    const { data, nextCursor } = await request(call, isGetDeskRoundsAnswer);
    return { items: data, next: nextCursor };
  },
  { shows: 'every page', keyOf: ({ roundId }) => roundId },
);
export const rounds = createDeskList({
  query,
  keyOf: ({ roundId }) => roundId,
  queryOf: ({ text, state }: Conditions<object, RoundFilter>): RoundsQuery => ({ text, state }),
  most: mostRounds,
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
const asked = sample({
  clock: form.accepted,
  source: { round: rounds.$row, preview: $tried },
  fn: ({ round, preview }, typed): Order | null =>
    round && preview && { round, preview, reason: typed.reason.trim() },
});
sample({ clock: asked, filter: (order) => order !== null, target: voiding.start });
