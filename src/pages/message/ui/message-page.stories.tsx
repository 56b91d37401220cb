import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeInbox, makeMessage } from '@/entities/message/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { messagePage } from '../page';
import { MessagePage } from './message-page';

function opened(data: ReturnType<typeof makeInbox>, { unreadCount = 2, search = {} } = {}) {
  const answers = {
    'GET /message': { body: { data, nextCursor: null } },
    'GET /message/msg_1': { body: makeMessage() },
  };
  const values = [[$member, makeMember({ unreadCount })]] as const;
  return openedPage(messagePage, answers, { search, values });
}

const read = makeInbox().map((message) => ({ ...message, readAt: message.sentAt }));

const meta = {
  title: 'pages/message/MessagePage',
  component: MessagePage,
  parameters: { layout: 'fullscreen', router: { path: '/message' }, ...opened(makeInbox()) },
} satisfies Meta<typeof MessagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};

export const Reading: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /안 읽음 이벤트 당첨 안내/ });
    await press(row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByText(/이번 주 출석 이벤트에 당첨되셨습니다/)).toBeVisible();
  },
};

export const Empty: Story = { parameters: opened([], { unreadCount: 0 }) };

export const GateDone: Story = {
  parameters: opened(read, { unreadCount: 0, search: { redirect: '/korea/cross' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '이어서 이용하기' })).toBeVisible();
  },
};
