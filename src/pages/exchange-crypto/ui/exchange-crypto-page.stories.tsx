import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeDecided, makeWithdrawal } from '@/entities/money-request/testing';
import { makeTetherWithdrawalTerms } from '@/features/withdrawal-request/testing';
import { never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { exchangeCryptoPage } from '../page';
import { ExchangeCryptoPage } from './exchange-crypto-page';

type Answers = Parameters<typeof openedPage>[1];

const open = makeWithdrawal({ state: 'checking', amount: 5_000, currency: 'USD', bank: null });
const past = [makeDecided({ ...open, id: 'a' }, 'paid')];
const listed = { body: { data: past, nextCursor: null } };
const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

function opened(terms: Answers[string], history: Answers[string] = listed, more: Answers = {}) {
  const answers = { 'GET /exchange/crypto': terms, 'GET /exchange/history': history, ...more };
  return openedPage(exchangeCryptoPage, answers, {
    values: [[$member, makeMember({ currency: 'USD', emoney: 24_500 })]],
  });
}

const states = {
  ordinary: opened({ body: makeTetherWithdrawalTerms() }),
  loading: opened(never, never),
  empty: opened(
    { body: makeTetherWithdrawalTerms({ address: null, refusals: [{ code: 'NO_WALLET' }] }) },
    { body: { data: [], nextCursor: null } },
  ),
  failed: opened(offline, offline),
};

const meta = {
  title: 'pages/exchange-crypto/ExchangeCryptoPage',
  component: ExchangeCryptoPage,
  parameters: { layout: 'fullscreen', router: { path: '/exchangeCrypto' } },
} satisfies Meta<typeof ExchangeCryptoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

/** Without a wallet nothing can be sent: it is registered first. */
export const Joined: Story = {
  parameters: opened({ body: makeTetherWithdrawalTerms({ address: null }) }, listed, {
    'POST /exchange/crypto/wallet': { body: { address: wallet } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '환전 신청' })).toBeDisabled();
    await press(canvas.getByRole('button', { name: '지갑 등록' }));
    const dialog = within(await screen.findByRole('dialog', { name: '테더 지갑 등록' }));
    await typeInto(dialog.getByRole('textbox', { name: '지갑 주소' }), wallet);
    await typeInto(dialog.getByLabelText('환전 비밀번호'), '1234');
    await press(dialog.getByRole('button', { name: '등록하기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const UnderWay: Story = {
  parameters: opened({
    body: makeTetherWithdrawalTerms({ open: { ...open }, refusals: [{ code: 'OPEN_WITHDRAWAL' }] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: '진행 상태' })).toBeVisible();
  },
};

export const Maintenance: Story = {
  parameters: opened({
    body: makeTetherWithdrawalTerms({ refusals: [{ code: 'TETHER_MAINTENANCE' }] }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/현재 테더 입출금은 점검 중입니다/)).toBeVisible();
  },
};

/** The field is visible: the bars above take less than 100 px of the 400. */
export const Phone: Story = {
  parameters: states.ordinary,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '환전 금액' });
    await expect(field.getBoundingClientRect().top).toBeLessThanOrEqual(310);
  },
};
