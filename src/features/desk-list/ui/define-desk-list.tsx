import { useGate, useUnit } from 'effector-react';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { EventCallable } from 'effector';
import { $isAdmin } from '@/entities/member';
import { IconPlus } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import type { DataColumn } from '@/shared/ui/data-table';
import type { DeskListModel } from '../lib/create-desk-list';
import { ListFrame } from './list-frame';
import { ListTable } from './list-table';
import type { KeyLine } from './messages';

/** The words of a section. */
export interface DeskListTexts {
  title: string;
  /** What the list holds, in one line. */
  note?: string;
  /** Name of the table, for assistive technology. */
  list: string;
  /** What could not be loaded. */
  failed: string;
  /** There is nothing at all. */
  none?: string;
  noneText?: string;
  search: string;
  /** How many are shown; "3건" when left out. */
  count?: (count: number) => string;
}

interface Adding {
  /** The button. */
  label: string;
  /** What it opens beside the list. */
  panel: ComponentType;
  isForAdmins?: boolean;
}

export interface DeskListDefinition<Row extends object, Props extends object> {
  /** Of `createDeskList`. */
  list: DeskListModel<Row, Props>;
  texts: DeskListTexts | ((props: Props) => DeskListTexts);
  /** The same array until the rows change. */
  columns: readonly DataColumn<Row>[] | ((rows: readonly Row[]) => readonly DataColumn<Row>[]);
  /** What a row is found by, in any case; where the rows that are there are searched. */
  search?: (row: Row) => string;
  /** Rows that cannot be worked on now. */
  isQuiet?: (row: Row) => boolean;
  /** Beside the list, the row that is worked on. */
  panel?: (row: Row) => ReactNode;
  adding?: Adding;
  figures?: ComponentType<Props>;
  filters?: ComponentType<Props>;
  actions?: ComponentType<Props>;
  keys?: readonly KeyLine[];
  /** Enter on the row that is worked on. */
  entered?: EventCallable<void>;
}

function Rows<Row extends object, Props extends object>({
  definition: { list, columns, search: textOf, isQuiet, entered },
  rows,
  texts: { list: label, none, noneText: text },
}: {
  definition: DeskListDefinition<Row, Props>;
  rows: readonly Row[];
  texts: DeskListTexts;
}) {
  const page = useUnit({ search: list.$search, onRows: list.rowsSeen });
  const onEnter = useUnit(entered ?? list.addClicked);
  const shown = useMemo(
    () => (typeof columns === 'function' ? columns(rows) : columns),
    [columns, rows],
  );
  const searchText = useMemo(() => textOf && ((row: Row) => textOf(row).toLowerCase()), [textOf]);
  const isFound = list.isSearchedByServer && page.search !== '';
  return (
    <ListTable
      label={label}
      items={rows}
      columns={shown}
      rowKey={list.keyOf}
      onRows={page.onRows}
      {...(!list.isSearchedByServer && { search: page.search })}
      {...(searchText && { searchText })}
      {...(isQuiet && { isQuiet })}
      {...(entered && { onEnter: () => onEnter() })}
      {...(none !== undefined && !isFound && { none: { title: none, text } })}
    />
  );
}

function DeskSection<Row extends object, Props extends object>({
  definition,
  props,
}: {
  definition: DeskListDefinition<Row, Props>;
  props: Props;
}) {
  const { list, adding, keys, panel } = definition;
  const { figures: Figures, filters: Filters, actions: Actions } = definition;
  useGate(list.Gate, props);
  const page = useUnit({
    rows: list.$rows,
    failure: list.$failure,
    isPending: list.$isPending,
    row: list.$row,
    isAdding: list.$isAdding,
    search: list.$search,
    isAdmin: $isAdmin,
    onRetry: list.refresh,
    onSearch: list.searchChanged,
    onAdd: list.addClicked,
    onCsv: list.csvClicked,
  });
  const texts = typeof definition.texts === 'function' ? definition.texts(props) : definition.texts;
  const mayAdd = adding && (page.isAdmin || !adding.isForAdmins);
  return (
    <ListFrame
      title={texts.title}
      note={texts.note}
      figures={Figures && <Figures {...props} />}
      filters={Filters && <Filters {...props} />}
      search={{ label: texts.search, value: page.search, onChange: page.onSearch }}
      actions={
        <>
          {Actions && <Actions {...props} />}
          {mayAdd && (
            <Button size="sm" icon={<IconPlus size={16} />} onClick={() => page.onAdd()}>
              {adding.label}
            </Button>
          )}
        </>
      }
      {...(list.hasFile && { onCsv: () => page.onCsv() })}
      {...(texts.count && { countOf: texts.count })}
      {...(keys && { keys })}
      list={{
        items: page.rows,
        failure: page.failure,
        isPending: page.isPending,
        onRetry: () => page.onRetry(),
      }}
      failed={texts.failed}
      panel={page.isAdding ? adding && <adding.panel /> : page.row && panel?.(page.row)}
    >
      {(rows) => <Rows definition={definition} rows={rows} texts={texts} />}
    </ListFrame>
  );
}

/** Declares a section of the desk: its model is of `createDeskList`, its look is columns, panel and texts. */
export function defineDeskList<Row extends object, Props extends object = Record<never, never>>(
  definition: DeskListDefinition<Row, Props>,
): (props: Props) => ReactNode {
  return (props) => <DeskSection definition={definition} props={props} />;
}
