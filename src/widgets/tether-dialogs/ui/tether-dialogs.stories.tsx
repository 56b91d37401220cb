import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember, memberKinds } from '@/entities/member/testing';
import { makeWithdrawal } from '@/entities/money-request/testing';
import { makePayment, makeTetherTerms } from '@/features/tether-deposit/testing';
import { makeTetherWithdrawalTerms } from '@/features/withdrawal-request/testing';
import { $api, createFakeApi, makeProblem, never } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { DepositDialog, WithdrawalDialog } from './tether-dialogs';

type Answers = NonNullable<Parameters<typeof createFakeApi>[0]>;

const url = 'https://pay.example.com/deposit/5k0w3e7u';

/** The server answers with the registered deposit once there is one. */
function scopeOf(answers: Answers = {}, member = memberKinds.ordinary) {
  return {
    scope: () => {
      let open: ReturnType<typeof makePayment>[] = [];
      const api = createFakeApi({
        'GET /charge/crypto': () => ({ body: makeTetherTerms({ open }) }),
        'GET /charge/crypto/history': { body: { data: [], nextCursor: null } },
        'GET /charge/tetherDepositUrl': { body: { url } },
        'POST /charge/cryptoDeposit': () => {
          open = [makePayment()];
          return { status: 201, body: { id: 'tet_1' } };
        },
        'GET /exchange/crypto': { body: makeTetherWithdrawalTerms() },
        'POST /exchange/crypto': {
          status: 201,
          body: makeWithdrawal({ amount: 5_000, currency: 'USD', bank: null }),
        },
        ...answers,
      });
      return makeScope({
        values: [
          [$member, member],
          [$now, kstInstant('2026-11-21 18:42:07')],
          [$api, api],
        ],
      });
    },
  };
}

const meta = {
  title: 'widgets/tether-dialogs/TetherDialogs',
  component: DepositDialog,
  parameters: { router: { path: '/korea/cross' }, ...scopeOf() },
} satisfies Meta<typeof DepositDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An amount is confirmed, and its address is shown in the same dialog. */
export const Deposit: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '테더충전' }));
    await expect(dialog.getByRole('link', { name: '전체 내역' })).toHaveAttribute(
      'href',
      '/chargeCrypto',
    );
    await typeInto(await dialog.findByRole('textbox', { name: '충전 금액' }), '200');
    await press(dialog.getByRole('button', { name: '200 USDT 입금 주소 받기' }));
    const question = within(await screen.findByRole('alertdialog'));
    await press(question.getByRole('button', { name: '발급받기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByRole('img', { name: '입금 주소 QR 코드' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: scopeOf({ 'GET /charge/crypto': never }),
};

export const Failed: Story = {
  parameters: scopeOf({ 'GET /charge/crypto': makeProblem('INTERNAL') }),
  play: async () => {
    await expect(await screen.findByText('테더충전 조건을 불러오지 못했습니다.')).toBeVisible();
  },
};

/** The form is empty again. */
export const Withdrawal: Story = {
  parameters: scopeOf({}, makeMember({ currency: 'USD', emoney: 24_500 })),
  render: () => <WithdrawalDialog />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '테더환전' }));
    await expect(dialog.getByRole('link', { name: '전체 내역' })).toHaveAttribute(
      'href',
      '/exchangeCrypto',
    );
    await press(await dialog.findByRole('button', { name: '+$50' }));
    await typeInto(dialog.getByLabelText('환전 비밀번호'), '1234');
    await press(dialog.getByRole('button', { name: '$50.00 환전 신청' }));
    await expect(await dialog.findByRole('button', { name: '환전 신청' })).toBeVisible();
    await expect(dialog.getByLabelText('환전 비밀번호')).toHaveValue('');
  },
};

export const WithdrawalFailed: Story = {
  parameters: scopeOf({ 'GET /exchange/crypto': makeProblem('INTERNAL') }),
  render: () => <WithdrawalDialog />,
  play: async () => {
    await expect(await screen.findByText('테더환전 정보를 불러오지 못했습니다.')).toBeVisible();
  },
};
