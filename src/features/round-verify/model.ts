import { createEffect, createStore } from 'effector';
import { createCopying } from '@/shared/lib/clipboard';
import { downloadFile } from '@/shared/lib/download-file';
import type { RoundDetail } from './lib/verify';
import { messages } from './ui/messages';

/** Scheme and host of the site, as a link begins. */
export const $origin = createStore(typeof location === 'undefined' ? '' : location.origin);

export const copyingValue = createCopying({
  copied: messages.valueCopied,
  failed: messages.copyFailed,
});
export const copyingLink = createCopying({
  copied: messages.linkCopied,
  failed: messages.copyFailed,
});

/** Keeps a round as the server gave it: what `npm run verify-round` reads. */
export const saveRoundFx = createEffect((detail: RoundDetail) =>
  downloadFile(
    `${detail.roundId}.json`,
    new Blob([`${JSON.stringify(detail, null, 2)}\n`], { type: 'application/json' }),
  ),
);
