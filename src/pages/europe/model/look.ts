import { createEvent, createStore } from 'effector';
import * as z from 'zod/mini';
import { type RowColumn, rowColumns } from '@/entities/game';
import { persistStore } from '@/shared/lib/storage';
import { pageOpened } from '../events';

/** The group of prices that cards show. */
export const columnChosen = createEvent<RowColumn>();
export const $column = createStore<RowColumn>('winner').on(columnChosen, (_last, one) => one);

persistStore({
  store: $column,
  key: 'hanpan.europe-column',
  schema: z.enum(rowColumns),
  pickup: pageOpened.map(() => undefined),
});
