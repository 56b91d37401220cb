import { createStore, sample } from 'effector';
import { createApiQuery } from '@/shared/api';
import { createCopying } from '@/shared/lib/clipboard';
import { friends, loadStatus } from './api';
import { pageClosed, pageOpened } from './events';
import { messages } from './ui/messages';

/** Scheme and host of the site, as an invitation begins. */
export const $origin = createStore(typeof location === 'undefined' ? '' : location.origin);
export const status = createApiQuery(loadStatus);
export const copyingCode = createCopying({
  copied: messages.codeCopied,
  failed: messages.copyFailed,
});
export const copyingLink = createCopying({
  copied: messages.linkCopied,
  failed: messages.copyFailed,
});

sample({ clock: pageOpened, fn: () => undefined, target: [status.start, friends.opened] });
sample({ clock: pageClosed, target: [status.reset, friends.closed] });
