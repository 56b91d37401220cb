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
