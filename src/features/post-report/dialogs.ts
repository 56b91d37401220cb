import { createDialog } from '@/shared/lib/dialogs';

/** What is reported: a post, or a reply to one. */
export interface Reported {
  kind: 'post' | 'reply';
  id: number;
}

export const reportDialog = createDialog<Reported>({ name: 'postReport' });
