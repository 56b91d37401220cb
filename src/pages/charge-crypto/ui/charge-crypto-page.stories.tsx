import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import {
  makeConfirming,
  makePartial,
  makePayment,
  makeTetherTerms,
} from '@/features/tether-deposit/testing';
import { makeProblem, never, offline } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { openedPage } from '@/shared/lib/test-page';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { chargeCryptoPage } from '../page';
import { ChargeCryptoPage } from './charge-crypto-page';

type Answers = Parameters<typeof openedPage>[1];

const now = kstInstant('2026-11-21 18:42:07');
const credited = { state: 'credited', confirmations: 20 } as const;
const past = [
  makePartial(),
  makeConfirming({ id: 'tet_3', ...credited }),
  makeConfirming({ id: 'tet_4', ...credited, paidMicro: 202_000_000, credit: 285_325 }),
  makePayment({ id: 'tet_5', state: 'expired' }),
  makeConfirming({ id: 'tet_6', state: 'rejected', confirmations: 20, reason: '확인 불가' }),
];

function opened(terms: Answers[string], history: Answers[string], more: Answers = {}) {
  const answers = { 'GET /charge/crypto': terms, 'GET /charge/crypto/history': history, ...more };
  return openedPage(chargeCryptoPage, answers, {
    values: [
      [$member, makeMember()],
      [$now, now],
    ],
  });
}

const page = (data: unknown[]) => ({ body: { data, nextCursor: null } });
const waiting = makePayment();
const states = {
  ordinary: opened(
    { body: makeTetherTerms({ open: [waiting, makePartial()] }) },
    page([waiting, ...past]),
  ),
  loading: opened(never, never),
  empty: opened({ body: makeTetherTerms() }, page([])),
  failed: opened(offline, offline),
};

const meta = {
  title: 'pages/charge-crypto/ChargeCryptoPage',
  component: ChargeCryptoPage,
  parameters: { layout: 'fullscreen', router: { path: '/chargeCrypto' } },
} satisfies Meta<typeof ChargeCryptoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

/** One waits for its coins; of another only a part came. */
export const Opened: Story = {
  parameters: states.ordinary,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '입금 주소 QR 코드' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '받은 만큼 충전 · 84,750원' })).toBeVisible();
  },
};

/** Nothing is under way: the form asks for an amount. */
export const Fresh: Story = {
  parameters: states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '충전 금액' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: '입금 주소 QR 코드' })).toBeNull();
  },
};

/** The coins have come: their blocks are counted. */
export const Confirming: Story = {
  parameters: opened({ body: makeTetherTerms({ open: [makeConfirming()] }) }, page(past)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '블록 확인 7/20' })).toBeVisible();
  },
};

/** Staff has closed it while the page was open. */
export const Maintenance: Story = {
  parameters: opened(
    { body: makeTetherTerms({ refusals: [{ code: 'TETHER_MAINTENANCE' }] }) },
    page(past),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/현재 테더 입출금은 점검 중입니다/)).toBeVisible();
  },
};

/** The server names an address that is not secure: nothing is registered. */
export const Insecure: Story = {
  parameters: opened({ body: makeTetherTerms() }, page(past), {
    'GET /charge/tetherDepositUrl': { body: { url: 'http://pay.example.com/deposit/5k0w3e7u' } },
    'POST /charge/cryptoDeposit': makeProblem('REQUEST_REFUSED', { refusals: [] }),
  }),
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByRole('textbox', { name: '충전 금액' }), '200');
    await press(canvas.getByRole('button', { name: '200 USDT 입금 주소 받기' }));
    await expect(await canvas.findByText(/안전하지 않은 입금 주소입니다/)).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Phone: Story = {
  parameters: states.ordinary,
  globals: { viewport: { value: 'phone' } },
};

/** The field is visible: the bars above take less than 100 px of the 400. */
export const FreshPhone: Story = {
  parameters: opened(
    { body: makeTetherTerms({ open: [makeConfirming()] }) },
    page([makeConfirming(), ...past]),
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '충전 금액' });
    await expect(field.getBoundingClientRect().top).toBeLessThanOrEqual(300);
    await expect(canvas.getByRole('link', { name: /200.00 USDT/ })).toBeVisible();
  },
};
