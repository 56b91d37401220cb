import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '@/shared/ui/button';
import { makeDecided, makeDeposit, makeWithdrawal } from '../testing';
import { RequestCard } from './request-card';

const meta = {
  title: 'entities/money-request/RequestCard',
  component: RequestCard,
  args: { request: makeDeposit() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof RequestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {};

export const Cancellable: Story = {
  args: {
    request: makeWithdrawal(),
    action: (
      <Button size="sm" variant="secondary">
        신청 취소
      </Button>
    ),
  },
};

export const Rejected: Story = {
  args: { request: makeDecided(makeDeposit(), 'rejected', '입금 확인 불가') },
};

export const Dollars: Story = {
  args: { request: makeWithdrawal({ currency: 'USD', amount: 123_400, bank: null }) },
};
