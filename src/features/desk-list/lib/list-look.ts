import { createEvent, createStore, sample } from 'effector';
import { useStoreMap, useUnit } from 'effector-react';
import * as z from 'zod/mini';
import { persistStore } from '@/shared/lib/storage';
import type { TableDensity } from '@/shared/ui/data-table';
import { DeskListGate } from '../model';

interface ListLook {
  density: TableDensity;
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
}
type Looks = Readonly<Record<string, ListLook>>;

const ordinary: ListLook = { density: 'compact', hidden: [] };

const looksRequested = createEvent();
export const densityChosen = createEvent<{ list: string; density: TableDensity }>();
export const columnSwitched = createEvent<{ list: string; column: string; isShown: boolean }>();

/** Density and hidden columns of each list in this browser, by its name. */
export const $looks = createStore<Looks>({})
  .on(densityChosen, (looks, { list, density }) => ({
    ...looks,
    [list]: { ...(looks[list] ?? ordinary), density },
  }))
  .on(columnSwitched, (looks, { list, column, isShown }) => {
    const look = looks[list] ?? ordinary;
    const others = look.hidden.filter((one) => one !== column);
    return { ...looks, [list]: { ...look, hidden: isShown ? others : [...others, column] } };
  });

persistStore({
  store: $looks,
  key: 'hanpan.desk-lists',
  schema: z.record(
    z.string(),
    z.object({ density: z.enum(['compact', 'roomy']), hidden: z.array(z.string()) }),
  ) as z.ZodMiniType<Looks>,
  pickup: looksRequested,
});
sample({ clock: DeskListGate.open, target: looksRequested });

/** The look of a list; the default without a name. */
export function useListLook(list: string | undefined): ListLook {
  return useStoreMap({
    store: $looks,
    keys: [list],
    fn: (looks, [name]) => (name === undefined ? ordinary : (looks[name] ?? ordinary)),
  });
}

/** What changes the look of a list. */
export function useLookChanges(list: string) {
  const [onDensity, onColumn] = useUnit([densityChosen, columnSwitched]);
  return {
    onDensity: (density: TableDensity) => onDensity({ list, density }),
    onColumn: (column: string, isShown: boolean) => onColumn({ list, column, isShown }),
  };
}
