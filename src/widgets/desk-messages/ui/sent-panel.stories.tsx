import { allSettled } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { rowChosen } from '@/features/desk-list';
import { broken, never, rows, scopeOf } from '../lib/sample-sent';
import { MessagesGate } from '../model/sent';
import { SentPanel } from './sent-panel';

const [toAll, toOne, toLevel, toSeveral] = rows as [
  (typeof rows)[number],
  (typeof rows)[number],
  (typeof rows)[number],
  (typeof rows)[number],
];

/** Looks at a message, as whoever presses its row. */
function looking(id: string, answers: Parameters<typeof scopeOf>[0] = {}) {
  return {
    scope: () => {
      const scope = scopeOf(answers);
      void allSettled(MessagesGate.open, { scope, params: { to: null } });
      void allSettled(rowChosen, { scope, params: id });
      return scope;
    },
  };
}

const meta = {
  title: 'widgets/desk-messages/SentPanel',
  component: SentPanel,
  args: { message: toAll },
  parameters: { router: { path: '/manager/message' }, ...looking('snt_1') },
} satisfies Meta<typeof SentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAll: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/한 시간쯤 걸립니다/)).toBeVisible();
    await expect(canvas.getByText('자가 이용 제한 중인 회원 3명은 빠졌습니다.')).toBeVisible();
  },
};

export const ToOne: Story = {
  args: { message: toOne },
  parameters: looking('snt_2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '한강바람님' })).toBeVisible();
    await expect(canvas.getByText('<b>계좌</b> 확인 요청')).toBeVisible();
  },
};

/** Everybody has read it: nothing is there to take back. */
export const ToLevel: Story = {
  args: { message: toLevel },
  parameters: looking('snt_3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('GS 등급 12명')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '회수' })).toBeNull();
  },
};

export const Recalled: Story = {
  args: { message: toSeveral },
  parameters: looking('snt_4'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('안내 시각이 잘못됨')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '회수' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: looking('snt_1', { 'GET /desk/message/snt_1': never }),
};

export const Failed: Story = {
  parameters: looking('snt_1', { 'GET /desk/message/snt_1': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('내용을 불러오지 못했습니다.')).toBeVisible();
  },
};
