import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { GateBanner } from './gate-banner';

const meta = {
  title: 'pages/message/GateBanner',
  component: GateBanner,
  args: { unreadCount: 2, onGoOn: fn() },
} satisfies Meta<typeof GateBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};

export const AllRead: Story = {
  args: { unreadCount: 0 },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '이어서 이용하기' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};
