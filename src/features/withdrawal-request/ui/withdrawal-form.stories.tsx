import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeWithdrawal } from '@/entities/money-request/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { asArg, makeScope } from '@/shared/lib/test-scope';
import { bankWithdrawal } from '../model';
import { makeWithdrawalTerms } from '../testing';
import { BankAccount } from './bank-account';
import { WithdrawalForm } from './withdrawal-form';

type Answers = Parameters<typeof createFakeApi>[0];

const answering = (answers: Answers) => ({
  scope: () =>
    makeScope({
      values: [
        [$member, makeMember()],
        [$api, createFakeApi({ 'GET /exchange': { body: makeWithdrawalTerms() }, ...answers })],
        [bankWithdrawal.terms.$data, makeWithdrawalTerms()],
      ],
    }),
});

const meta = {
  title: 'features/withdrawal-request/WithdrawalForm',
  component: WithdrawalForm,
  args: {
    terms: makeWithdrawalTerms(),
    model: asArg(bankWithdrawal),
    to: <BankAccount bank={makeWithdrawalTerms().bank} />,
  },
  parameters: answering({ 'POST /exchange': { status: 201, body: makeWithdrawal() } }),
} satisfies Meta<typeof WithdrawalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '+10만' }));
    await press(await canvas.findByRole('button', { name: '100,000원 환전 신청' }));
    await canvas.findByText('환전 비밀번호는 숫자 4자리입니다.');
    await expect(canvas.getByLabelText('환전 비밀번호')).toHaveFocus();
    await typeInto(canvas.getByLabelText('환전 비밀번호'), '1234{Enter}');
    await canvas.findByRole('button', { name: '환전 신청' });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const WrongPassword: Story = {
  parameters: answering({
    'POST /exchange': makeProblem('REQUEST_REFUSED', {
      refusals: [{ code: 'WRONG_WITHDRAW_PASSWORD', rest: 4 }],
    }),
  }),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '+10만' }));
    await typeInto(canvas.getByLabelText('환전 비밀번호'), '0000{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('일치하지 않습니다. (1/5)');
    await expect(canvas.getByLabelText('환전 비밀번호')).toHaveValue('');
  },
};

export const Locked: Story = {
  args: {
    terms: makeWithdrawalTerms({ triesLeft: 0, refusals: [{ code: 'WITHDRAWAL_LOCKED' }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '환전 신청' })).toBeDisabled();
  },
};

export const TurnoverLeft: Story = {
  args: { terms: makeWithdrawalTerms({ refusals: [{ code: 'TURNOVER', rest: 36_000 }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/36,000원/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '환전 신청' })).toBeDisabled();
  },
};

export const Dollars: Story = {
  args: {
    terms: makeWithdrawalTerms({
      currency: 'USD',
      amounts: { min: 1_000, max: 724_600, unit: 100 },
      leftToday: 724_600,
    }),
    to: null,
  },
};

/** There is nowhere to send it to. */
export const Disabled: Story = {
  args: { to: null, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '환전 신청' })).toBeDisabled();
  },
};
