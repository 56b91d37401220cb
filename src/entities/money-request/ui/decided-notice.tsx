import { useStoreMap } from 'effector-react';
import type { ReactNode } from 'react';
import { $now } from '@/shared/lib/clock';
import { formatMoney, formatShortDateTime } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { isFulfilled, type MoneyRequest, reasonOf } from '../lib/request';
import { messages } from './messages';

/** How long a decision is shown above the form, milliseconds. */
const shownFor = 24 * 60 * 60_000;

export interface DecidedNoticeProps {
  /** The requests, the newest first; null while they load. */
  past: readonly MoneyRequest[] | null;
  /** What is there where the newest one was not decided, or long ago. */
  otherwise?: ReactNode;
}

function DecidedBanner({ request }: { request: MoneyRequest }) {
  const { kind, state, amount, currency, updatedAt } = request;
  const reason = reasonOf(request);
  return (
    <Banner
      tone={isFulfilled(state) ? 'success' : 'error'}
      title={messages.decided(kind, state) ?? ''}
    >
      <p>{messages.decidedNote(formatMoney(amount, currency), formatShortDateTime(updatedAt))}</p>
      {reason !== null && <p>{messages.reason(reason)}</p>}
    </Banner>
  );
}

/** What staff has decided of the newest request, within a day. */
export function DecidedNotice({ past, otherwise = null }: DecidedNoticeProps) {
  const request = past?.[0];
  const isRecent = useStoreMap({
    store: $now,
    keys: [request?.updatedAt ?? 0],
    fn: (now, [at]) => now - at < shownFor,
  });
  if (request === undefined || !isRecent) return otherwise;
  return messages.decided(request.kind, request.state) === null ? (
    otherwise
  ) : (
    <DecidedBanner request={request} />
  );
}
