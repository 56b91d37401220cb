import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeInbox, makeMessage } from '@/entities/message/testing';
import { makeProblem } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { messagePage } from '../page';
import { MessagePage } from './message-page';

type Answers = Parameters<typeof openedPage>[1];
type Inbox = ReturnType<typeof makeInbox>;

const gated = { redirect: '/korea/cross' };

function opened(inbox: Answers[string], { unreadCount = 2, search = {}, answers = {} } = {}) {
  const values = [[$member, makeMember({ unreadCount })]] as const;
  return openedPage(messagePage, { 'GET /message': inbox, ...answers }, { search, values });
}

function page(data: Inbox, nextCursor: string | null = null) {
  return { body: { data, nextCursor } };
}

type Canvas = ReturnType<typeof within>;

async function findMessages(canvas: Canvas): Promise<HTMLElement[]> {
  return within(await canvas.findByRole('list', { name: '받은 쪽지' })).getAllByRole('listitem');
}

const read = makeInbox().map((message) => ({ ...message, readAt: message.sentAt }));
const older = read.map((message) => ({ ...message, id: `${message.id}_older` }));

const states = {
  ordinary: opened(page(makeInbox())),
  loading: opened(() => new Promise(() => {})),
  empty: opened(page([]), { unreadCount: 0 }),
  failed: opened(() => {
    throw new TypeError('fetch failed');
  }),
};

const meta = {
  title: 'pages/message/MessagePage',
  component: MessagePage,
  parameters: { layout: 'fullscreen', router: { path: '/message' } },
} satisfies Meta<typeof MessagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Inbox: Story = {
  parameters: states.ordinary,
  play: async ({ canvas }) => {
    await expect(await findMessages(canvas)).toHaveLength(6);
    await expect(canvas.getByText('안 읽은 쪽지 2개')).toBeVisible();
  },
};

export const Reading: Story = {
  parameters: opened(page([...read.slice(0, 1), ...makeInbox().slice(1)]), {
    answers: { 'GET /message/msg_1': { body: makeMessage() } },
  }),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /읽음 이벤트 당첨 안내/ });
    await press(row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByText(/이번 주 출석 이벤트에 당첨되셨습니다/)).toBeVisible();
    await press(row);
    await expect(row).toHaveAttribute('aria-expanded', 'false');
  },
};

export const SecondPage: Story = {
  parameters: opened(({ path }) =>
    path.includes('cursor=next') ? page(older.slice(0, 2)) : page(makeInbox(), 'next'),
  ),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '다음' }));
    await expect(await canvas.findByText('2페이지')).toBeVisible();
    await expect(await findMessages(canvas)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: '다음' })).toBeDisabled();
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = { parameters: states.empty };

export const Failed: Story = { parameters: states.failed };

/** The first call fails, the retry does not. */
export const Retried: Story = {
  parameters: (() => {
    let calls = 0;
    return opened(() => {
      calls += 1;
      return calls === 1 ? makeProblem('UNAVAILABLE') : page(makeInbox());
    });
  })(),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '다시 시도' }));
    await expect(await findMessages(canvas)).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: '다시 시도' })).toBeNull();
  },
};

export const SentByTheGate: Story = { parameters: opened(page(makeInbox()), { search: gated }) };

export const GateDone: Story = {
  parameters: opened(page(read), { unreadCount: 0, search: gated }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '이어서 이용하기' })).toBeVisible();
  },
};
