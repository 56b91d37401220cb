import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { press } from '@/shared/lib/test-press';
import { broken, never, scopeOf } from '../lib/sample-sent';
import { DeskMessages } from './desk-messages';

const answering = (...sample: Parameters<typeof scopeOf>) => ({ scope: () => scopeOf(...sample) });
const empty = { body: { data: [], nextCursor: null } };

const meta = {
  title: 'widgets/desk-messages/DeskMessages',
  component: DeskMessages,
  args: { item: null },
  decorators: [
    (Story) => (
      <div style={{ height: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    router: { path: '/manager/message' },
    ...answering(),
  },
} satisfies Meta<typeof DeskMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('점검 안내'));
    await expect(await canvas.findByText(/한 시간쯤 걸립니다/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '회수' })).toBeVisible();
  },
};

export const Writing: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '쪽지 쓰기' }));
    await expect(canvas.getByRole('textbox', { name: '제목' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '전체 회원' }));
    await expect(await canvas.findByText('1,204명이 받습니다.')).toBeVisible();
  },
};

/** From the page of a member. */
export const ToOne: Story = {
  args: { item: 'mem_9' },
  parameters: answering({ 'GET /desk/member/mem_9': { body: makeDeskMember() } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '한강바람 빼기' })).toBeVisible();
    await expect(await canvas.findByText('1명이 받습니다.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: answering({ 'GET /desk/message': empty }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('보낸 쪽지가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answering({ 'GET /desk/message': never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '쪽지' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: answering({ 'GET /desk/message': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('보낸 쪽지를 불러오지 못했습니다.')).toBeVisible();
  },
};
