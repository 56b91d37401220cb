import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import type { DataColumn } from '@/shared/ui/data-table';
import { $currentRow } from '../model';
import { atHeight } from '../testing';
import { ListTable } from './list-table';

interface Row {
  id: string;
  name: string;
}

const items: readonly Row[] = [
  { id: '1', name: '산들바람' },
  { id: '2', name: '한강바람' },
  { id: '3', name: '아주 긴 이름을 가진 회원 '.repeat(4) },
];
const columns: readonly DataColumn<Row>[] = [
  { id: 'id', header: '번호', value: ({ id }) => id, width: 80, align: 'end' },
  { id: 'name', header: '이름', value: ({ name }) => name },
];

let scope = makeScope();

const meta = {
  title: 'features/desk-list/ListTable',
  component: ListTable<Row>,
  decorators: atHeight(240),
  args: {
    label: '회원 목록',
    items,
    columns,
    rowKey: ({ id }) => id,
    searchText: ({ name }) => name,
    none: { title: '등록된 회원이 없습니다.' },
    onRows: fn(),
  },
  parameters: {
    scope: () => {
      scope = makeScope();
      return scope;
    },
  },
} satisfies Meta<typeof ListTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByText('한강바람'));
    await waitFor(() => expect(scope.getState($currentRow)).toBe('2'));
  },
};

export const Found: Story = {
  args: { search: '한강' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(args.onRows).toHaveBeenLastCalledWith([items[1]]);
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('등록된 회원이 없습니다.')).toBeVisible();
  },
};
