import { createEvent, createStore } from 'effector';
import { type QueueFilter, wholeQueue } from './lib/queue-filter';
import { $kind } from './model';

export const filterChanged = createEvent<Partial<QueueFilter>>();
/** Which requests of the queue are shown. */
export const $filter = createStore<QueueFilter>(wholeQueue)
  .on(filterChanged, (filter, part) => ({ ...filter, ...part }))
  .reset($kind);
