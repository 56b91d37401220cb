import { sample } from 'effector';
import { type ApiClient, confirmedMutation, createApiQuery, type MoneyRefusal } from '@/shared/api';
import type { Currency } from '@/shared/lib/format';
import { requestMoved } from '../model';
import { messages } from '../ui/messages';
import { createSending, type Keyed } from './create-sending';
import { amountRule, type MoneyFormOptions, type MoneyValues, moneyForm } from './money-form';
import type { MoneyRequest, MoneyRequestKind } from './request';
import { type AmountTerms, checkAmount } from './rules';
import type { Turnover } from './turnover';

/** What the server says about any request before it is made. */
export interface RequestTerms {
  currency: Currency;
  amounts: AmountTerms;
  turnover: Turnover;
  refusals: readonly MoneyRefusal[];
  /** The one under way. */
  open: MoneyRequest | null;
}

interface RequestFormOptions<Terms, Values extends MoneyValues, Body>
  extends Omit<MoneyFormOptions<Terms, Values, Body>, 'terms' | 'sending'> {
  kind: MoneyRequestKind;
  load: (api: ApiClient) => Promise<Terms>;
  send: (api: ApiClient, keyed: Keyed<Body>) => Promise<MoneyRequest>;
  cancel: (api: ApiClient, requestId: string) => Promise<MoneyRequest>;
  /** The question before one is taken back. */
  cancelText: string;
}

/** The rule of a request's amount under its terms. */
export function requestAmount(kind: MoneyRequestKind, terms: RequestTerms | null) {
  return amountRule(messages.amountMissing, (amount) => {
    const fault = terms && checkAmount(amount, terms.amounts)[0];
    return fault ? messages.refusal(fault, kind, terms.currency) : null;
  });
}

/** The form of a deposit or withdrawal that staff decides, and the way to take one back. Call it at module level. */
export function requestForm<
  Terms extends RequestTerms,
  Values extends MoneyValues,
  Body extends object,
>({ kind, load, send, cancel, cancelText, ...options }: RequestFormOptions<Terms, Values, Body>) {
  const terms = createApiQuery(load);
  const sending = createSending<Body>(send, {
    done: messages.requested(kind),
    refresh: terms.refresh,
  });
  const cancelling = confirmedMutation({
    send: cancel,
    confirm: {
      title: messages.cancel,
      text: cancelText,
      cancelLabel: messages.cancelNot,
      tone: 'danger',
    },
    done: messages.cancelled(kind),
    refusals: () => messages.cancelFailed,
    shows: 'toast',
    // Staff was faster: the page shows it as it is.
    refresh: terms.refresh,
  });
  const model = moneyForm<Terms, Values, Body>({ ...options, terms, sending });
  /** One was sent, or taken back. */
  const changed = sample({ clock: [sending.done, cancelling.done], fn: () => undefined });

  sample({ clock: requestMoved, target: terms.refresh });
  sample({ clock: model.closed, target: cancelling.reset });

  return { ...model, kind, sending, cancelling, changed };
}
