import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { $contents, $openId, inbox } from '@/entities/message';
import { makeInbox, makeMessage } from '@/entities/message/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $gatedPath } from '../model';
import { MessagePage } from './message-page';

const member = { id: 'member01', nickname: '한강바람', unreadCount: 2 };

function scopeOf(...values: (readonly [unknown, unknown])[]) {
  return { scope: () => makeScope({ values: [[$member, member], ...values] }) };
}

const meta = {
  title: 'pages/Message',
  component: MessagePage,
  parameters: { layout: 'fullscreen', router: { path: '/message' } },
} satisfies Meta<typeof MessagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inbox: Story = {
  parameters: scopeOf([inbox.$items, makeInbox()]),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: '받은 쪽지' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('안 읽은 쪽지 2개')).toBeVisible();
  },
};

export const Reading: Story = {
  parameters: scopeOf(
    [inbox.$items, [makeMessage(), ...makeInbox().slice(1)]],
    [$openId, 'msg_1'],
    [$contents, { msg_1: makeMessage() }],
  ),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /읽음 이벤트 당첨 안내/ });
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await press(row);
    await expect(row).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Loading: Story = { parameters: scopeOf() };

export const Empty: Story = {
  parameters: scopeOf([inbox.$items, []], [$member, { ...member, unreadCount: 0 }]),
};

export const Failed: Story = { parameters: scopeOf([inbox.$failure, { kind: 'network' }]) };

export const SentByTheGate: Story = {
  parameters: scopeOf([inbox.$items, makeInbox()], [$gatedPath, '/korea/cross']),
};

export const GateDone: Story = {
  parameters: scopeOf(
    [$member, { ...member, unreadCount: 0 }],
    [inbox.$items, makeInbox().map((message) => ({ ...message, readAt: message.sentAt }))],
    [$gatedPath, '/korea/cross'],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '이어서 이용하기' })).toBeVisible();
  },
};
