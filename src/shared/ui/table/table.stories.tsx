import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Table } from './table';

const rows = [
  { id: 'a', at: '11.21 18:31', kind: '충전', amount: '300,000' },
  { id: 'b', at: '11.20 22:10', kind: '환전', amount: '-1,200,000' },
];

const meta = {
  title: 'shared/ui/Table',
  component: Table,
  args: {
    caption: '충전·환전 내역',
    rows,
    rowKey: (row) => row.id,
    columns: [
      { id: 'at', header: '일시', cell: (row) => row.at, align: 'start' },
      { id: 'kind', header: '구분', cell: (row) => row.kind, align: 'center' },
      { id: 'amount', header: '금액', cell: (row) => row.amount, align: 'end' },
    ],
    empty: '내역이 없습니다',
  },
} satisfies Meta<typeof Table<(typeof rows)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
