import { useUnit } from 'effector-react';
import { protection } from '@/features/protection';
import { formatShortDateTime } from '@/shared/lib/format';
import { Dialog } from '@/shared/ui/dialog';
import { Table } from '@/shared/ui/table';
import { changesDialog } from '../dialogs';
import { messages } from './messages';

/** The last changes of the member's limits, newest first. */
export function ChangesDialog() {
  const [data, onClose] = useUnit([protection.$data, changesDialog.closed]);
  const currency = data?.currency ?? 'KRW';
  return (
    <Dialog
      open
      width="reading"
      title={messages.changes}
      closeLabel={messages.close}
      onClose={onClose}
    >
      <Table
        caption={messages.changes}
        rows={data?.changes ?? []}
        rowKey={({ kind, period, event, at }) => `${kind}.${period}.${event}.${at}`}
        empty={messages.noChanges}
        columns={[
          { id: 'when', header: messages.when, cell: ({ at }) => formatShortDateTime(at) },
          { id: 'limit', header: messages.limit, cell: (change) => messages.named(change) },
          { id: 'what', header: messages.what, cell: ({ event }) => messages.changeEvents[event] },
          {
            id: 'amount',
            header: messages.amount,
            align: 'end',
            cell: (change) => messages.fromTo(change, currency),
          },
        ]}
      />
    </Dialog>
  );
}
