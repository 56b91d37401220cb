import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { InviteCard } from './invite-card';

const meta = {
  title: 'pages/friend/InviteCard',
  component: InviteCard,
  args: {
    code: 'HANPAN',
    origin: 'https://hanpan.example',
    onCopyCode: fn(),
    onCopyLink: fn(),
  },
} satisfies Meta<typeof InviteCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '추천코드 복사' }));
    await expect(args.onCopyCode).toHaveBeenCalledWith('HANPAN');
    await press(canvas.getByRole('button', { name: '초대 링크 복사' }));
    await expect(args.onCopyLink).toHaveBeenCalledWith('https://hanpan.example/?joinCd=HANPAN');
  },
};
