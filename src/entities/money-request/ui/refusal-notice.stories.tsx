import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RefusalNotice } from './refusal-notice';

/** 21 November 2026, 18:36 in Seoul. */
const until = 1_795_253_760_000;

const meta = {
  title: 'entities/money-request/RefusalNotice',
  component: RefusalNotice,
  args: { refusals: [{ code: 'WAIT', until }], kind: 'deposit', currency: 'KRW' },
} satisfies Meta<typeof RefusalNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wait: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '신청하신 지 얼마 되지 않았습니다. 18:36 이후에 다시 신청해주세요.',
    );
  },
};

/** A time to wait for is left out beside a request that has to be decided first. */
export const Open: Story = {
  args: { refusals: [{ code: 'OPEN_DEPOSIT' }, { code: 'WAIT', until }], tone: 'warn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^처리 중인 충전신청이 있습니다\.$/);
  },
};

export const Dollars: Story = {
  args: {
    currency: 'USD',
    refusals: [{ code: 'OPEN_WITHDRAWAL' }, { code: 'AMOUNT_TOO_SMALL', limit: 1_000 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('최소 충전금액은 $10.00입니다.');
  },
};

export const EveryReason: Story = {
  args: {
    kind: 'withdrawal',
    refusals: [
      { code: 'BLOCKED' },
      { code: 'AMOUNT_TOO_SMALL', limit: 10_000 },
      { code: 'AMOUNT_TOO_LARGE', limit: 10_000_000 },
      { code: 'AMOUNT_UNIT', limit: 10_000 },
      { code: 'WAIT', until },
      { code: 'BONUS_NOT_AVAILABLE' },
      { code: 'NO_BANK_ACCOUNT' },
      { code: 'INSUFFICIENT_FUNDS', limit: 5_000 },
      { code: 'TURNOVER', rest: 36_000 },
      { code: 'DAILY_LIMIT', limit: 10_000_000, rest: 1_000_000 },
      { code: 'WRONG_WITHDRAW_PASSWORD', rest: 3 },
      { code: 'WITHDRAWAL_LOCKED' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('일치하지 않습니다. (2/5)');
  },
};
