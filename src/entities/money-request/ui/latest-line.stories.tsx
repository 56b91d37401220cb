import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeDecided, makeDeposit } from '../testing';
import { LatestRequest } from './latest-line';
import { RequestColumns } from './request-columns';

const open = makeDeposit();
const rejected = makeDecided(makeDeposit({ id: 'req_past' }), 'rejected', '입금 미확인');

const meta = {
  title: 'entities/money-request/LatestLine',
  component: LatestRequest,
  args: { open, past: [rejected] },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof LatestRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is under way comes before what was; the line leads to it. */
export const Playground: Story = {
  render: (args) => (
    <RequestColumns
      latest={<LatestRequest {...args} />}
      form={<p>충전 금액</p>}
      open={<p>진행 상태</p>}
    />
  ),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('link', { name: /100,000원/ }));
    await expect(canvas.getByRole('region', { name: '진행 중인 신청' })).toHaveFocus();
  },
};

/** Nothing is under way: the last one says how it ended, and why. */
export const Rejected: Story = {
  args: { open: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('거절')).toBeVisible();
    await expect(canvas.getByText('사유: 입금 미확인')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
