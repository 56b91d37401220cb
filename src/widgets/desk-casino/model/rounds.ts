import { sample } from 'effector';
import * as z from 'zod/mini';
import {
  isGetDeskCasinoAnswer,
  isGetDeskCasinoRoundsAnswer,
  isRefundCasinoRoundAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { staffReason } from '@/entities/staff-reason';
import { type Conditions, createDeskList, createRowForm } from '@/features/desk-list';
import {
  confirmedMutation,
  createApiQuery,
  createPagedQuery,
  request,
  withoutEmpty,
} from '@/shared/api';
import { messages } from '../ui/messages';

/** A round of a provider's game, of any member. */
export type CasinoRound = Readonly<Dto<'DeskCasinoRound'>>;

/** What the server lists rounds by: `stuck` is what has been open for 24 hours or more. */
export const roundFilters = ['open', 'stuck', 'closed', 'refunded'] as const;
type RoundFilter = (typeof roundFilters)[number];

interface RoundsQuery {
  /** How the provider's id or the nickname begins; empty for all. */
  text: string;
  /** All when null. */
  state: RoundFilter | null;
}

const pageSize = 100;
/** The list goes on by itself up to so many rounds. */
const mostRounds = 1000;
/** The longest beginning that the contract takes. */
const longestText = 64;

const query = createPagedQuery<RoundsQuery, CasinoRound>(
  async (api, { query: { text, state }, cursor }) => {
    const q = text.slice(0, longestText);
    const asked = withoutEmpty({ limit: pageSize, q, state, cursor });
    const call = api.GET('/desk/casino/round', { params: { query: asked } });
    const { data, nextCursor } = await request(call, isGetDeskCasinoRoundsAnswer);
    return { items: data, next: nextCursor };
  },
  { shows: 'every page', keyOf: ({ id }) => id },
);
export const rounds = createDeskList({
  query,
  keyOf: ({ id }) => id,
  queryOf: ({ text, state }: Conditions<object, RoundFilter>): RoundsQuery => ({ text, state }),
  most: mostRounds,
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

interface Order {
  round: CasinoRound;
  reason: string;
}
export const refunding = confirmedMutation({
  send: (api, { round: { id }, reason }: Order) =>
    request(
      api.POST('/desk/casino/round/{roundId}/refund', {
        params: { path: { roundId: id } },
        body: { reason },
      }),
      isRefundCasinoRoundAnswer,
    ),
  confirm: ({ round, reason }) => ({
    title: messages.refund,
    text: messages.refundText(round, reason),
    tone: 'danger',
  }),
  done: ({ refunded, currency }) => messages.refunded(refunded, currency),
  refusals: { INVALID_STATE: messages.moved },
  refresh: rounds.reread,
});
export const form = createRowForm({
  $row: rounds.$row,
  initial: { reason: '' },
  schema: z.object({ reason: staffReason }),
  sending: refunding,
  orderOf: (round, { reason }): Order => ({ round, reason: reason.trim() }),
});
