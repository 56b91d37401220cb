import { createGameEntry } from '@/features/game-entry';
import { $isInplayConfirmed } from '@/features/sports-dialogs';
import { pageClosed, pageOpened } from '../events';
import { messages } from '../ui/messages';

/** The member has confirmed to enter, and the server has named this page; the question comes once until the session ends. */
export const $isEntered = createGameEntry({
  type: 'IN',
  question: messages.enter,
  $isConfirmed: $isInplayConfirmed,
  opened: pageOpened,
  closed: pageClosed,
});
