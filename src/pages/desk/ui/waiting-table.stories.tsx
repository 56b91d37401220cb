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
    await expect(deposits).toHaveTextContent('충전21413분');
    await expect(canvas.getByRole('link', { name: '충전' })).toHaveAttribute(
      'href',
      '/admin/deposit',
    );
    const inquiries = canvas.getByRole('link', { name: '문의' });
    await expect(inquiries).toHaveAttribute('href', '/admin/inquiry');
    await expect(inquiries.closest('tr')).toHaveTextContent('문의2111분');
    await expect(canvas.getByText('13분')).toHaveAttribute('data-late', 'true');
    await expect(canvas.getAllByText('1분')[0]).toHaveAttribute('data-late', 'false');
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
