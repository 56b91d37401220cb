import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { answersOf, openedDesk } from '../lib/sample-states';
import { Today } from './today';

const meta = {
  title: 'pages/desk/Today',
  component: Today,
  parameters: { router: { path: '/admin' }, ...openedDesk(answersOf([])) },
} satisfies Meta<typeof Today>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '오늘' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: '합계' })).toHaveTextContent(
      '41,250,000',
    );
    await expect(await canvas.findByRole('table', { name: '처리 대기' })).toHaveTextContent('13분');
    const health = canvas.getByRole('region', { name: '피드와 연결' });
    await waitFor(() => expect(health).toHaveTextContent('라이브카지노느림 · 1.8초'));
    const recent = canvas.getByRole('region', { name: '최근 처리' });
    await waitFor(() => expect(recent).toHaveTextContent('충전 승인 req_2n7v4x9t'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
