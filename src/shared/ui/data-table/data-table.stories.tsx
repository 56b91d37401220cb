import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { EmptyState } from '../empty-state';
import { DataTable } from './data-table';
import { type DataColumn, useDataTable } from './use-data-table';

interface Row {
  id: string;
  name: string;
  amount: number;
}

const names = ['한강바람', '달빛사냥', '초록우산', '골목대장', '남산타워뷰'];
const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_none, at) => ({
    id: `row_${at}`,
    name: `${names[at % names.length]}${at}`,
    amount: ((at * 7919) % 5000) * 1000,
  }));

const columns: readonly DataColumn<Row>[] = [
  { id: 'name', header: '회원', value: ({ name }) => name },
  {
    id: 'amount',
    header: '금액',
    value: ({ amount }) => amount,
    cell: ({ amount }) => amount.toLocaleString('ko'),
    width: 160,
    align: 'end',
  },
];

interface ShownProps {
  count: number;
  search: string;
  onEnter: () => void;
}

function Shown({ count, search, onEnter }: ShownProps) {
  const [rows] = useState(() => makeRows(count));
  const [current, setCurrent] = useState<string | null>(null);
  const view = useDataTable({
    rows,
    columns,
    search,
    rowKey: (row: Row) => row.id,
    searchText: (row: Row) => row.name,
  });
  return (
    <div style={{ height: 400 }}>
      <DataTable
        label="신청 목록"
        view={view}
        current={current}
        onCurrent={setCurrent}
        onEnter={onEnter}
        isQuiet={({ amount }) => amount > 4_000_000}
        empty={<EmptyState title="내역이 없습니다." />}
      />
    </div>
  );
}

const meta = {
  title: 'shared/ui/DataTable',
  component: DataTable<Row>,
  args: {
    label: '신청 목록',
    view: { columns: [], rows: [], rowKey: ({ id }: Row) => id, sorted: null, onSort: fn() },
    current: null,
    onCurrent: fn(),
    onEnter: fn(),
  },
  render: ({ onEnter = fn() }) => <Shown count={10_000} search="" onEnter={onEnter} />,
} satisfies Meta<typeof DataTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of ten thousand rows the visible ones are drawn; the last is a key away. */
export const TenThousand: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: '신청 목록' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await press(await canvas.findByText('한강바람0'));
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('한강바람0');
    grid.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('달빛사냥1');
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('남산타워뷰9999')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const Sorted: Story = {
  play: async ({ canvas }) => {
    const sort = canvas.getByRole('button', { name: /금액/ });
    await press(sort);
    const head = canvas.getByRole('columnheader', { name: /금액/ });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await press(sort);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('4,999,000'));
    await press(sort);
    await expect(head).not.toHaveAttribute('aria-sort');
  },
};

export const Searched: Story = {
  render: () => <Shown count={10_000} search="초록우산2" onEnter={fn()} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('초록우산2'));
    await expect(canvas.queryByText('한강바람0')).toBeNull();
  },
};

const few = makeRows(3);

function endOf(element: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect().right;
}

/** Whether a column is sorted or not, its head ends where its figures do. */
export const Rising: Story = {
  args: {
    view: {
      columns,
      rows: few,
      rowKey: ({ id }) => id,
      sorted: { id: 'amount', isDescending: false },
      onSort: fn(),
    },
  },
  render: (args) => (
    <div style={{ height: 160 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: /금액/ });
    const [figure] = await canvas.findAllByText('0');
    const difference = endOf(canvas.getByRole('button', { name: /금액/ })) - endOf(figure ?? head);
    await expect(Math.abs(difference)).toBeLessThanOrEqual(1);
  },
};

function Boxes({ onCurrent }: { onCurrent: (key: string) => void }) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [onCheck] = useState(() => (keys: readonly string[], isChecked: boolean) => {
    setChecked((last) => {
      const next = new Set(last);
      for (const key of keys) {
        if (isChecked) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  });
  const view = useDataTable({
    rows: few,
    columns,
    search: '',
    rowKey: (row: Row) => row.id,
    searchText: (row: Row) => row.name,
  });
  return (
    <div style={{ height: 240 }}>
      <DataTable
        label="신청 목록"
        view={view}
        current={null}
        onCurrent={onCurrent}
        density="roomy"
        checks={{
          checked,
          onCheck,
          checkOf: ({ id }) => (id === 'row_1' ? 'locked' : 'open'),
          labelOfAll: '모두 선택',
          labelOf: ({ name }) => `${name} 선택`,
        }}
      />
    </div>
  );
}

/** Several rows are checked, but for what another has; a box chooses no row. */
export const Checks: Story = {
  render: ({ onCurrent }) => <Boxes onCurrent={onCurrent} />,
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: '모두 선택' });
    await press(await canvas.findByRole('checkbox', { name: '한강바람0 선택' }));
    await expect(all).toBePartiallyChecked();
    await press(all);
    await expect(canvas.getByRole('checkbox', { name: '초록우산2 선택' })).toBeChecked();
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('img', { name: '달빛사냥1 선택' })).toBeVisible();
    await expect(args.onCurrent).not.toHaveBeenCalled();
    const row = canvas.getByText('한강바람0').closest('tr');
    await expect(row?.getBoundingClientRect().height).toBe(44);
  },
};

export const Empty: Story = {
  render: () => <Shown count={0} search="" onEnter={fn()} />,
};

/** A column that is said elsewhere too goes where not every column has room, and comes back. */
export const Narrow: Story = {
  args: {
    view: {
      columns: [
        ...columns,
        { id: 'account', header: '계좌', value: () => '국민 110', width: 240, isSecondary: true },
        { id: 'handler', header: '담당', value: () => '나', width: 84, isSecondary: false },
      ],
      rows: few,
      rowKey: ({ id }) => id,
      sorted: null,
      onSort: fn(),
    },
  },
  render: (args) => (
    <div data-testid="room" style={{ height: 160, width: 480 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const account = () => canvas.queryByRole('columnheader', { name: '계좌' });
    await waitFor(() => expect(account()).toBeNull());
    await expect(canvas.getByRole('columnheader', { name: '담당' })).toBeVisible();
    canvas.getByTestId('room').style.width = '720px';
    await waitFor(() => expect(account()).toBeVisible());
    canvas.getByTestId('room').style.width = '480px';
    await waitFor(() => expect(account()).toBeNull());
  },
};
