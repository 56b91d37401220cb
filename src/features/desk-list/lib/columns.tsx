import { formatKst } from '@/shared/lib/format';
import type { DataColumn } from '@/shared/ui/data-table';

/** The column of whose row it is: nickname and id, sorted by the nickname. */
export function memberColumn<Row extends { nickname: string; userId: string }>(
  header: string,
): DataColumn<Row> {
  return {
    id: 'member',
    header,
    value: ({ nickname, userId }) => `${nickname} ${userId}`,
    cell: ({ nickname, userId }) => (
      <>
        <b>{nickname}</b> {userId}
      </>
    ),
    least: 130,
  };
}

/** The column of an instant, epoch milliseconds, in Seoul; `id` is its field. */
export function timeColumn<Field extends string>(
  id: Field,
  header: string,
): DataColumn<Readonly<Record<Field, number>>> {
  return {
    id,
    header,
    value: (row) => row[id],
    width: 130,
    cell: (row) => formatKst(row[id], 'YY.MM.DD HH:mm'),
  };
}
