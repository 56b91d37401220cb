import { sample } from 'effector';
import { createApiQuery, createPagedQuery } from '@/shared/api';
import { loadLatest, loadRecords } from './api';

/** A list goes on by itself up to so many records. */
const mostRecords = 5000;

/** What staff did, newest first, page after page by itself. */
export const auditRecords = createPagedQuery(loadRecords, {
  shows: 'every page',
  keyOf: ({ id }) => id,
});
/** The latest few of them. */
export const latestRecords = createApiQuery(loadLatest);

sample({
  clock: auditRecords.$items,
  filter: (items) => items !== null && items.length < mostRecords,
  target: auditRecords.nextRequested,
});
