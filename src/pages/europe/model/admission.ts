import { createGameEntry } from '@/features/game-entry';
import { $isEuropeConfirmed } from '@/features/sports-dialogs';
import { pageClosed, pageOpened } from '../events';
import { messages } from '../ui/messages';

/** The member has confirmed to enter, and the server has named this page; the question comes once until the session ends. */
export const $isEntered = createGameEntry({
  type: 'EU',
  question: messages.enter,
  $isConfirmed: $isEuropeConfirmed,
  opened: pageOpened,
  closed: pageClosed,
});
