import { expect, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeWithdrawal } from '@/entities/money-request/testing';
import { makeTetherWithdrawalTerms } from '@/features/withdrawal-request/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { WithdrawalDialog } from './withdrawal-dialog';

function scopeOf(answers: Parameters<typeof createFakeApi>[0] = {}) {
  const request = makeWithdrawal({ amount: 5_000, currency: 'USD', bank: null });
  return {
    scope: () =>
      makeScope({
        values: [
          [$member, makeMember({ currency: 'USD', emoney: 24_500 })],
          [
            $api,
            createFakeApi({
              'GET /exchange/crypto': { body: makeTetherWithdrawalTerms() },
              'POST /exchange/crypto': { status: 201, body: request },
              ...answers,
            }),
          ],
        ],
      }),
  };
}

async function askFor(password: string) {
  await press(await screen.findByRole('button', { name: '+$50' }));
  await typeInto(screen.getByLabelText('환전 비밀번호'), password);
  await press(screen.getByRole('button', { name: '$50.00 환전 신청' }));
}

const meta = {
  title: 'widgets/tether-dialogs/WithdrawalDialog',
  component: WithdrawalDialog,
  parameters: { router: { path: '/korea/cross' }, ...scopeOf() },
} satisfies Meta<typeof WithdrawalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '테더환전' }));
    await expect(await dialog.findByLabelText('환전 비밀번호')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '전체 내역' })).toHaveAttribute(
      'href',
      '/exchangeCrypto',
    );
  },
};

/** The form is empty again. */
export const Sent: Story = {
  play: async () => {
    await askFor('1234');
    await expect(await screen.findByRole('button', { name: '환전 신청' })).toBeVisible();
    await expect(screen.getByLabelText('환전 비밀번호')).toHaveValue('');
  },
};

/** The amount stays; a password that was wrong is typed again. */
export const Refused: Story = {
  parameters: scopeOf({
    'POST /exchange/crypto': makeProblem('REQUEST_REFUSED', {
      refusals: [{ code: 'WRONG_WITHDRAW_PASSWORD', rest: 4 }],
    }),
  }),
  play: async () => {
    await askFor('0000');
    await expect(await screen.findByText(/일치하지 않습니다\. \(1\/5\)/)).toBeVisible();
    await expect(screen.getByLabelText('환전 비밀번호')).toHaveValue('');
    await expect(screen.getByRole('button', { name: '$50.00 환전 신청' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: scopeOf({ 'GET /exchange/crypto': () => new Promise(() => {}) }),
};

export const Failed: Story = {
  parameters: scopeOf({ 'GET /exchange/crypto': makeProblem('INTERNAL') }),
  play: async () => {
    await expect(await screen.findByText('테더환전 정보를 불러오지 못했습니다.')).toBeVisible();
  },
};
