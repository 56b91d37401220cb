import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { broken, never, noticesOf, sent } from '../lib/sample-notices';
import { DeskEvents } from './desk-events';

const meta = {
  title: 'widgets/desk-notices/DeskEvents',
  component: DeskEvents,
  decorators: [
    (Story) => (
      <div style={{ height: 860 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', ...noticesOf() },
} satisfies Meta<typeof DeskEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('게시 중')).toBeVisible();
    await expect(canvas.getByText('1,204명')).toBeVisible();
    await press(canvas.getByText('가을 리그 응원 이벤트'));
    await press(canvas.getByRole('checkbox', { name: 'USD 간편 가입 회원도 참여' }));
    await press(canvas.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(sent).toMatchObject([{ body: { isForCoin: false } }]));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: noticesOf({ 'GET /admin/event': { body: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('등록된 이벤트가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: noticesOf({ 'GET /admin/event': never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '이벤트' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: noticesOf({ 'GET /admin/event': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이벤트를 불러오지 못했습니다.')).toBeVisible();
  },
};
