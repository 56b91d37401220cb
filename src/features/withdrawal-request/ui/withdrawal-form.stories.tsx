import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeWithdrawal } from '@/entities/money-request/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { bankWithdrawal } from '../model';
import { makeTetherWithdrawalTerms, makeWithdrawalTerms } from '../testing';
import { type Answers, tetherScope } from './sample-scope';
import { BankForm, TetherForm } from './withdrawal-form';

const answering = (answer: Answers[string]) => ({
  scope: () => {
    const api = createFakeApi({
      'GET /exchange': { body: makeWithdrawalTerms() },
      'POST /exchange': answer,
    });
    return makeScope({
      values: [
        [$member, makeMember()],
        [$api, api],
        [bankWithdrawal.terms.$data, makeWithdrawalTerms()],
      ],
    });
  },
});

const meta = {
  title: 'features/withdrawal-request/WithdrawalForm',
  component: BankForm,
  args: { terms: makeWithdrawalTerms() },
  parameters: answering({ status: 201, body: makeWithdrawal() }),
} satisfies Meta<typeof BankForm>;
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

export const WrongPassword: Story = {
  parameters: answering(
    makeProblem('REQUEST_REFUSED', {
      refusals: [{ code: 'WRONG_WITHDRAW_PASSWORD', rest: 4 }],
    }),
  ),
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

/** The fee is taken off what is sent; the wallet may be another. */
export const Tether: Story = {
  parameters: { scope: () => tetherScope() },
  render: () => <TetherForm terms={makeTetherWithdrawalTerms()} />,
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: '환전 금액' });
    await typeInto(amount, '1');
    await expect(canvas.getByText('수수료보다 큰 금액을 입력해주세요.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '정정' }));
    await press(canvas.getByRole('button', { name: '+$50' }));
    await expect(canvas.getByText('받으실 금액 49.00 USDT')).toBeVisible();
    await press(canvas.getByRole('button', { name: '지갑 변경' }));
    await expect(await screen.findByRole('dialog', { name: '테더 지갑 등록' })).toBeVisible();
  },
};

/** Of a won account, at a rate. */
export const TetherOfWon: Story = {
  parameters: { scope: () => tetherScope() },
  render: () => (
    <TetherForm terms={makeTetherWithdrawalTerms({ currency: 'KRW', rate: 14_125_000 })} />
  ),
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '환전 금액' }), '282500');
    await expect(canvas.getByText('받으실 금액 199.00 USDT')).toBeVisible();
  },
};

/** There is nowhere to send it to. */
export const NoWallet: Story = {
  parameters: { scope: () => tetherScope() },
  render: () => <TetherForm terms={makeTetherWithdrawalTerms({ address: null })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '환전 신청' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '지갑 등록' })).toBeEnabled();
  },
};

/** Wrong withdrawal passwords have locked the wallet as well. */
export const WalletLocked: Story = {
  parameters: { scope: () => tetherScope() },
  render: () => <TetherForm terms={makeTetherWithdrawalTerms({ triesLeft: 0 })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '지갑 변경' })).toBeDisabled();
  },
};
