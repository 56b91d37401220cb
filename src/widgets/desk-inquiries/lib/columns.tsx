import { formatKst } from '@/shared/lib/format';
import type { DataColumn } from '@/shared/ui/data-table';
import type { Inquiry } from '../api';
import { Holder } from '../ui/holder';
import { messages } from '../ui/messages';

const { columns: heads } = messages;

/** Who asks: a member by name, a guest by the contact that was left. */
export const whoAsks = ({ nickname, contact }: Inquiry): string => nickname ?? contact;

/** The columns of the questions. */
export const columns: readonly DataColumn<Inquiry>[] = [
  {
    id: 'at',
    header: heads.at,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatKst(createdAt, 'YY.MM.DD HH:mm'),
    width: 130,
  },
  {
    id: 'title',
    header: heads.title,
    value: ({ title }) => title,
    cell: ({ title }) => <b>{title}</b>,
    least: 160,
  },
  { id: 'who', header: heads.who, value: whoAsks, width: 160 },
  { id: 'kind', header: heads.kind, value: ({ kind }) => messages.kinds[kind], width: 110 },
  {
    id: 'holder',
    header: heads.holder,
    value: ({ lock }) => lock?.staffId ?? '',
    cell: ({ lock }) => <Holder lock={lock} />,
    width: 110,
  },
];
