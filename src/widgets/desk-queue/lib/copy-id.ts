import { createCopying } from '@/shared/lib/clipboard';
import { messages } from '../ui/messages';

/** Copies the id of a request, as it is said to others. */
export const idCopying = createCopying({
  copied: messages.idCopied,
  failed: messages.idNotCopied,
});
