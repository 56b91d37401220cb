import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { atHeight } from '../testing';
import { ListFrame } from './list-frame';

const onChange = fn();

const meta = {
  title: 'features/desk-list/ListFrame',
  component: ListFrame<string>,
  args: {
    title: '회원',
    list: { items: [], failure: null, isPending: false, onRetry: fn() },
    failed: '회원을 불러오지 못했습니다.',
    children: () => <EmptyState title="내역이 없습니다." />,
  },
  decorators: atHeight(480),
  parameters: { layout: 'fullscreen', scope: () => makeScope() },
} satisfies Meta<typeof ListFrame<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  args: {
    note: '최근 가입순',
    figures: <p>신청 3</p>,
    filters: <Chip selected>전체</Chip>,
    search: { label: '회원 검색', value: '', onChange },
    actions: <Chip>새로 만들기</Chip>,
    onCsv: fn(),
    countOf: (count) => `${count}명`,
    keys: [['회원 보기', 'Enter']],
    panel: <aside style={{ width: 200 }}>회원 상세</aside>,
  },
  play: async ({ args, canvas }) => {
    await typeInto(canvas.getByRole('searchbox', { name: '회원 검색' }), '한');
    await expect(onChange).toHaveBeenCalledWith('한');
    await press(canvas.getByRole('button', { name: 'CSV' }));
    await expect(args.onCsv).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { list: { items: null, failure: { kind: 'network' }, isPending: false, onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
};
