import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeDeposit, makeDecided } from '@/entities/money-request/testing';
import { makeDepositTerms } from '@/features/deposit-request/testing';
import { never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { inScenarios } from '@/shared/lib/test-scope';
import { chargePage } from '../page';
import { ChargePage } from './charge-page';

type Answers = Parameters<typeof openedPage>[1];

const open = makeDeposit({ state: 'checking' });
const past = [
  makeDecided(makeDeposit({ id: 'a' }), 'approved'),
  makeDecided(makeDeposit({ id: 'b' }), 'rejected', '확인 불가'),
  makeDecided(makeDeposit({ id: 'c' }), 'approved'),
];

function opened(terms: Answers[string], history: Answers[string]) {
  const answers = { 'GET /charge': terms, 'GET /charge/history': history };
  return openedPage(chargePage, answers, { values: [[$member, makeMember()]] });
}

const states = {
  ordinary: opened(
    { body: makeDepositTerms({ open: { ...open }, refusals: [{ code: 'OPEN_DEPOSIT' }] }) },
    { body: { data: [open, ...past], nextCursor: null } },
  ),
  loading: opened(never, never),
  empty: opened({ body: makeDepositTerms() }, { body: { data: [], nextCursor: null } }),
  failed: opened(offline, offline),
};

const meta = {
  title: 'pages/charge/ChargePage',
  component: ChargePage,
  parameters: { layout: 'fullscreen', router: { path: '/charge' } },
} satisfies Meta<typeof ChargePage>;
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
    const field = await canvas.findByRole('textbox', { name: '충전 금액' });
    await expect(field.getBoundingClientRect().top).toBeLessThanOrEqual(310);
  },
};
