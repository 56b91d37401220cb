import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeWithdrawal } from '@/entities/desk-request/testing';
import { samples } from '../lib/sample-states';
import { RequestMarks } from './request-marks';

const meta = {
  title: 'pages/desk/RequestMarks',
  component: RequestMarks,
  args: { request: samples.free },
} satisfies Meta<typeof RequestMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTwo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2인 승인')).toBeVisible();
  },
};

export const AwaitsSecond: Story = {
  args: { request: samples.second },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2인 승인 대기')).toBeVisible();
    await expect(canvas.queryByText('2인 승인')).toBeNull();
  },
};

/** What the ledger and the member's own limits say of it. */
export const Unusual: Story = {
  args: {
    request: makeWithdrawal({
      history: { count: 0, amount: 0, marks: ['first', 'otherDepositor', 'nearLimit'] },
    }),
  },
  play: async ({ canvas }) => {
    for (const words of ['첫 충전', '입금자명 불일치', '한도 90% 이상'])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByText('신청')).toBeNull();
  },
};

/** A small amount is one person's to grant. */
export const TakesOne: Story = {
  args: { request: makeWithdrawal() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('2인 승인')).toBeNull();
  },
};
