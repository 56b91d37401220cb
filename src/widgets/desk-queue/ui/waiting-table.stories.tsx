import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { answersOf, openedQueue } from '../lib/sample-states';
import { WaitingTable } from './waiting-table';
import { offline } from '@/shared/api/testing';

const meta = {
  title: 'widgets/desk-queue/WaitingTable',
  component: WaitingTable,
  parameters: { router: { path: '/admin' }, ...openedQueue(answersOf([])) },
} satisfies Meta<typeof WaitingTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each queue leads to where it is decided, and says when something waits too long. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const waits = within(await canvas.findByRole('table', { name: '처리 대기' }));
    const deposits = waits.getByRole('link', { name: '충전' });
    await expect(deposits).toHaveAttribute('href', '/admin/deposit');
    await expect(deposits.closest('tr')).toHaveTextContent('충전21413분');
    await expect(waits.getByText('13분')).toHaveAttribute('data-late', 'true');
    const inquiries = waits.getByRole('link', { name: '문의' });
    await expect(inquiries).toHaveAttribute('href', '/admin/inquiry');
    await expect(inquiries.closest('tr')).toHaveTextContent('문의2111분');
    await expect(waits.getAllByText('1분')[0]).toHaveAttribute('data-late', 'false');
  },
};

export const Failed: Story = {
  parameters: openedQueue({ ...answersOf([]), 'GET /desk/queue': offline }),
};
