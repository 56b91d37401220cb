import type { EventPayload } from 'effector';
import type { Notification } from '@/entities/notification';
import type { toastShown } from '@/shared/lib/toasts';
import { messages } from './messages';
import { newsOf, outcomeOf } from './news';

export type ToastWords = EventPayload<typeof toastShown>;

const against = ['rejected', 'reversed', 'failed'];

/** What a decision is called out with; null for what is no request, or was read elsewhere. */
export function toastOf(
  notification: Notification,
  recipient: Parameters<typeof newsOf>[1],
): ToastWords | null {
  const { about, isRead } = notification;
  if (about.type !== 'request' || isRead) return null;
  const { before, amount, after, note, reason } = newsOf(notification, recipient);
  const outcome = outcomeOf(about);
  const isAgainst = against.includes(outcome);
  const second = reason === null ? note : messages.reason(reason);
  return {
    text: `${before}${amount}${after}`,
    ...(second !== null && { note: second }),
    tone: isAgainst ? 'danger' : outcome === 'done' ? 'success' : 'neutral',
    // Nobody may miss that something was refused.
    isKept: isAgainst,
  };
}
