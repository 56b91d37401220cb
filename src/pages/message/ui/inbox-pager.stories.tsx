import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { InboxPager } from './inbox-pager';

const meta = {
  title: 'pages/message/InboxPager',
  component: InboxPager,
  args: { page: 2, hasPrevious: true, hasNext: true, onPrevious: fn(), onNext: fn() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof InboxPager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '다음' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
export const First: Story = { args: { page: 1, hasPrevious: false } };
export const Last: Story = { args: { page: 3, hasNext: false } };
