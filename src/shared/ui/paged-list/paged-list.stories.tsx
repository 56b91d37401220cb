import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { listTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { press } from '@/shared/lib/test-press';
import { Card } from '../card';
import { PagedList } from './paged-list';

const meta = {
  title: 'shared/ui/PagedList',
  component: PagedList<string>,
  args: {
    texts: {
      ...listTexts,
      title: '충전 내역',
      failed: '충전 내역을 불러오지 못했습니다.',
      empty: '충전 내역이 없습니다.',
      emptyText: '신청하신 내역이 여기에 표시됩니다.',
    },
    emptyIcon: <IconHistory size={28} />,
    items: ['11-21 18:30 · 100,000원', '11-20 09:12 · 30,000원'],
    failure: null,
    isPending: false,
    hasNext: true,
    onRetry: fn(),
    onMore: fn(),
    children: (items) => (
      <Card>
        <ul aria-label="충전 내역">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Card>
    ),
  },
} satisfies Meta<typeof PagedList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await press(canvas.getByRole('button', { name: '더 보기' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { items: null, isPending: true, hasNext: false } };

/** What was loaded stays; the failure is where more was to follow, and no button beside it. */
export const MoreFailed: Story = {
  args: { failure: { kind: 'network' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: '더 보기' })).toBeNull();
  },
};
