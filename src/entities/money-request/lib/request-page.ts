import { type Event, type EventCallable, sample } from 'effector';
import { isGetDepositsAnswer, isGetWithdrawalsAnswer } from '#contract/checks.gen.ts';
import { createPagedQuery, type Mutation, request } from '@/shared/api';
import { requestMoved } from '../model';
import type { TermsQuery } from './money-form';
import { pastKnown } from './past-known';
import type { MoneyRequest, MoneyRequestKind } from './request';

const pageSize = 15;

function createHistory(kind: MoneyRequestKind) {
  return createPagedQuery(
    async (api, { cursor }: { query: undefined; cursor: string | null }) => {
      const params = { query: { limit: pageSize, ...(cursor === null ? {} : { cursor }) } };
      const answer =
        kind === 'deposit'
          ? await request(api.GET('/charge/history', { params }), isGetDepositsAnswer)
          : await request(api.GET('/exchange/history', { params }), isGetWithdrawalsAnswer);
      const items: readonly MoneyRequest[] = answer.data;
      return { items, next: answer.nextCursor };
    },
    { shows: 'every page', keyOf: ({ id }) => id },
  );
}

interface RequestPageOptions<Terms> {
  /** Made by `requestForm`. */
  model: {
    kind: MoneyRequestKind;
    opened: EventCallable<void>;
    closed: EventCallable<void>;
    terms: TermsQuery<Terms>;
    cancelling: Mutation<string, MoneyRequest>;
    changed: Event<unknown>;
  };
  opened: Event<unknown>;
  closed: Event<void>;
}

/** What a page has beside the form of a request: what was before, read again with every step. Call it at module level. */
export function createRequestPage<Terms>({ model, opened, closed }: RequestPageOptions<Terms>) {
  const { kind, terms, cancelling } = model;
  const history = createHistory(kind);
  const $isPastKnown = pastKnown(history);

  sample({ clock: opened, fn: () => undefined, target: [model.opened, history.opened] });
  sample({ clock: closed, target: [model.closed, history.closed] });
  sample({ clock: [requestMoved, model.changed], target: history.refresh });

  return { kind, terms, cancelling, history, $isPastKnown };
}

export type RequestPage<Terms> = ReturnType<typeof createRequestPage<Terms>>;
