import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { makeDecided, makeDeposit, makeWithdrawal } from '../lib/sample-requests';
import { DecidedNotice } from './decided-notice';

const hour = 60 * 60_000;
const approved = makeDecided(makeDeposit(), 'approved');
const rejected = makeDecided(makeWithdrawal(), 'rejected', '예금주명이 다릅니다.');

const later = (ms: number) => ({
  scope: () => makeScope({ values: [[$now, approved.updatedAt + ms]] }),
});

const meta = {
  title: 'entities/money-request/DecidedNotice',
  component: DecidedNotice,
  args: { past: [approved], otherwise: <p>다른 내용</p> },
  parameters: later(hour),
} satisfies Meta<typeof DecidedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^충전이 완료되었습니다\.100,000원/);
  },
};

/** A refusal says why. */
export const Rejected: Story = {
  args: { past: [rejected, approved] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^환전신청이 거절되었습니다\..*사유: 예금주명이 다릅니다\.$/,
    );
  },
};

/** A day later it is in the history alone. */
export const Old: Story = {
  parameters: later(25 * hour),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('다른 내용')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
