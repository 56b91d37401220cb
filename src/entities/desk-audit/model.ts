import { sample } from 'effector';
import { createPagedQuery } from '@/shared/api';
import { loadRecords } from './api';

/** A list goes on by itself up to so many records. */
const mostRecords = 5000;

/** What staff did, newest first, page after page by itself. */
export const auditRecords = createPagedQuery(loadRecords, {
  shows: 'every page',
  keyOf: ({ id }) => id,
});

sample({
  clock: auditRecords.$items,
  filter: (items) => items !== null && items.length < mostRecords,
  fn: () => undefined,
  target: auditRecords.nextRequested,
});
