import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { answersOf, broken, never, openedDesk } from '../lib/sample-states';
import { WaitingTable } from './waiting-table';

const meta = {
  title: 'pages/desk/WaitingTable',
  component: WaitingTable,
  parameters: { router: { path: '/admin' }, ...openedDesk(answersOf([])) },
} satisfies Meta<typeof WaitingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const deposits = (await canvas.findByRole('link', { name: '충전' })).closest('tr');
    await expect(deposits).toHaveTextContent('충전194213분');
    await expect(canvas.getByRole('link', { name: '충전' })).toHaveAttribute(
      'href',
      '/admin/deposit',
    );
  },
};

export const Loading: Story = {
  parameters: { router: { path: '/admin' }, ...openedDesk({ 'GET /desk/queue': never }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '처리 대기' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { router: { path: '/admin' }, ...openedDesk({ 'GET /desk/queue': broken }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('처리 현황을 불러오지 못했습니다.', {}, { timeout: 5_000 }),
    ).toBeVisible();
  },
};
