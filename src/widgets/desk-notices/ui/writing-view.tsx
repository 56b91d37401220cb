import { useGate, useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';
import { $currentRow, ListFrame, ListTable, type ListTableProps } from '@/features/desk-list';
import { IconPlus } from '@/shared/icons';
import type { FormValues } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import type { WritingModel } from '../lib/create-writing';
import { messages } from './messages';

const keyOf = ({ id }: { id: number }) => String(id);

export interface WritingViewProps<Row extends { id: number }, Values extends FormValues, Draft>
  extends Pick<ListTableProps<Row>, 'label' | 'columns' | 'searchText' | 'isQuiet'> {
  model: WritingModel<Row, Values, Draft>;
  title: string;
  note: string;
  failed: string;
  /** Says that there is none yet. */
  none: string;
  /** The button that begins a new one. */
  addLabel: string;
  /** The form of the one that is looked at. */
  panel: ReactNode;
}

/** The list of what staff writes for members, and beside it the one that is written. */
export function WritingView<Row extends { id: number }, Values extends FormValues, Draft>({
  model,
  title,
  note,
  failed,
  none,
  addLabel,
  panel,
  ...rows
}: WritingViewProps<Row, Values, Draft>) {
  useGate(model.Gate);
  const [search, setSearch] = useState('');
  const { items, failure, isPending, current, onRetry, onAdd } = useUnit({
    ...{ items: model.list.$data, failure: model.list.$failure, current: $currentRow },
    ...{ isPending: model.list.$isPending, onRetry: model.list.refresh },
    onAdd: model.addClicked,
  });
  return (
    <ListFrame
      title={title}
      note={note}
      search={{ label: messages.search, value: search, onChange: setSearch }}
      actions={
        <Button size="sm" icon={<IconPlus size={16} />} onClick={() => onAdd()}>
          {addLabel}
        </Button>
      }
      list={{ items, failure, isPending, onRetry: () => onRetry() }}
      failed={failed}
      panel={current !== null && panel}
    >
      {(loaded) => (
        <ListTable
          {...rows}
          items={loaded}
          rowKey={keyOf}
          search={search}
          none={{ title: none, text: messages.none }}
        />
      )}
    </ListFrame>
  );
}
