import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeWithdrawal, makeDecided } from '@/entities/money-request/testing';
import { makeWithdrawalTerms } from '@/features/withdrawal-request/testing';
import { never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { inScenarios } from '@/shared/lib/test-scope';
import { exchangePage } from '../page';
import { ExchangePage } from './exchange-page';

type Answers = Parameters<typeof openedPage>[1];

const open = makeWithdrawal({ state: 'checking' });
const past = [
  makeDecided(makeWithdrawal({ id: 'a' }), 'paid'),
  makeDecided(makeWithdrawal({ id: 'b' }), 'rejected', '확인 불가'),
  makeDecided(makeWithdrawal({ id: 'c' }), 'paid'),
];

function opened(terms: Answers[string], history: Answers[string]) {
  const answers = { 'GET /exchange': terms, 'GET /exchange/history': history };
  return openedPage(exchangePage, answers, { values: [[$member, makeMember()]] });
}

const states = {
  ordinary: opened(
    { body: makeWithdrawalTerms({ open: { ...open }, refusals: [{ code: 'OPEN_WITHDRAWAL' }] }) },
    { body: { data: [open, ...past], nextCursor: null } },
  ),
  loading: opened(never, never),
  empty: opened({ body: makeWithdrawalTerms() }, { body: { data: [], nextCursor: null } }),
  failed: opened(offline, offline),
};

const meta = {
  title: 'pages/exchange/ExchangePage',
  component: ExchangePage,
  parameters: { layout: 'fullscreen', router: { path: '/exchange' } },
} satisfies Meta<typeof ExchangePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(states),
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
