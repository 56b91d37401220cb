import { sample } from 'effector';
import {
  isGetDeskCasinoAnswer,
  isGetDeskCasinoRoundsAnswer,
  isRefundCasinoRoundAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { createPagedDeskList, createReasonForm, type RowReason } from '@/features/desk-list';
import { confirmedMutation, createApiQuery, request } from '@/shared/api';
import { messages } from '../ui/messages';

/** A round of a provider's game, of any member. */
export type CasinoRound = Readonly<Dto<'DeskCasinoRound'>>;

/** What the server lists rounds by: `stuck` is what has been open for 24 hours or more. */
export const roundFilters = ['open', 'stuck', 'closed', 'refunded'] as const;

export const rounds = createPagedDeskList<CasinoRound, (typeof roundFilters)[number]>({
  keyOf: ({ id }) => id,
  load: (api, query) =>
    request(api.GET('/desk/casino/round', { params: { query } }), isGetDeskCasinoRoundsAnswer),
  longest: 64,
  most: 1000,
});

type Names = Readonly<Record<string, string>>;
const namesQuery = createApiQuery<void, Names>(async (api) => {
  const { data } = await request(api.GET('/desk/casino'), isGetDeskCasinoAnswer);
  return Object.fromEntries(
    data.flatMap(({ id, name, games }) => [
      [id, name] as const,
      ...games.map((game) => [game.id, game.name] as const),
    ]),
  );
});
const noNames: Names = {};
/** Names of providers and games by their ids; empty until they are here. */
export const $names = namesQuery.$data.map((names) => names ?? noNames);
sample({ clock: rounds.Gate.open, target: namesQuery.start });

/** Whether staff may give its stake back: nothing of it has been decided. */
export const isRefundable = ({ state, won }: CasinoRound) => state === 'open' && won === 0;

export const refunding = confirmedMutation({
  send: (api, { row: { id }, reason }: RowReason<CasinoRound>) =>
    request(
      api.POST('/desk/casino/round/{roundId}/refund', {
        params: { path: { roundId: id } },
        body: { reason },
      }),
      isRefundCasinoRoundAnswer,
    ),
  confirm: ({ row, reason }) => ({
    title: messages.refund,
    text: messages.refundText(row, reason),
    tone: 'danger',
  }),
  done: ({ refunded, currency }) => messages.refunded(refunded, currency),
  refusals: { INVALID_STATE: messages.moved },
  refresh: rounds.reread,
});
export const form = createReasonForm({ $row: rounds.$row, sending: refunding });
