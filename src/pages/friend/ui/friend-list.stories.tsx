import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { makeFriend, makeStatus } from '../lib/sample-friends';
import '../model';
import { friendPage } from '../page';
import { FriendList } from './friend-list';

const next = makeFriend({ id: 'frd_2', nickname: '산들바람' });

const meta = {
  title: 'pages/friend/FriendList',
  component: FriendList,
  args: { currency: 'KRW' },
  parameters: openedPage(friendPage, {
    'GET /friend': { body: makeStatus() },
    'GET /friend/list': ({ path }: { path: string }) =>
      path.includes('cursor')
        ? { body: { data: [next], nextCursor: null } }
        : { body: { data: [makeFriend()], nextCursor: 'next' } },
  }),
} satisfies Meta<typeof FriendList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '더 보기' }));
    await canvas.findByText('산들바람');
    await expect(canvas.getByText('한강바람')).toBeVisible();
  },
};

export const Dollars: Story = {
  args: { currency: 'USD' },
  play: async ({ canvas }) => {
    await canvas.findByText('$124.00');
  },
};
