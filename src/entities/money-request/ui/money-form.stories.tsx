import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { asArg, makeScope } from '@/shared/lib/test-scope';
import { makeTerms, type SampleValues, sampleModel } from '../lib/sample-form';
import { RequestForm } from './money-form';

/** 21 November 2026, 18:36 in Seoul. */
const until = 1_795_253_760_000;
const { sending } = sampleModel;

const meta = {
  title: 'entities/money-request/MoneyForm',
  component: RequestForm<SampleValues>,
  args: { model: asArg(sampleModel), terms: makeTerms(), children: null },
  parameters: { scope: () => makeScope({ values: [[sampleModel.terms.$data, makeTerms()]] }) },
} satisfies Meta<typeof RequestForm<SampleValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '충전 신청' }));
    await canvas.findByText('금액을 입력해주세요.');
    // On a phone the button is below the window's end: the field has to come back into it.
    await expect(canvas.getByRole('textbox', { name: '충전 금액' })).toHaveFocus();
    await press(canvas.getByRole('button', { name: '+10만' }));
    await press(await canvas.findByRole('button', { name: '100,000원 충전 신청' }));
    await canvas.findByRole('button', { name: '충전 신청' });
  },
};

/** What has only to be waited for is no fault: it is below the button. */
export const Waiting: Story = {
  args: { terms: makeTerms({ refusals: [{ code: 'WAIT', until }] }) },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/18:36 이후에 다시 신청해주세요/);
    const button = canvas.getByRole('button', { name: '충전 신청' });
    await expect(button.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** A time to wait for is left out beside a request that has to be decided first. */
export const Open: Story = {
  args: {
    disabled: true,
    terms: makeTerms({ refusals: [{ code: 'OPEN_DEPOSIT' }, { code: 'WAIT', until }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^처리 중인 충전신청이 있습니다\.$/);
    await expect(canvas.getByRole('button', { name: '충전 신청' })).toBeDisabled();
  },
};

export const Dollars: Story = {
  args: {
    terms: makeTerms({ currency: 'USD', refusals: [{ code: 'AMOUNT_TOO_SMALL', limit: 1_000 }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('최소 충전금액은 $10.00입니다.');
    await press(canvas.getByRole('button', { name: '+$10' }));
    await press(canvas.getByRole('button', { name: '+$1,000' }));
    await expect(canvas.getByRole('textbox', { name: '충전 금액' })).toHaveValue('1,010');
  },
};

const everyReason = [
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
];

/** What the answer refuses takes the place of what was known before. */
export const Refused: Story = {
  args: {
    model: asArg({ ...sampleModel, kind: 'withdrawal' as const }),
    terms: makeTerms({ refusals: [{ code: 'OPEN_DEPOSIT' }] }),
  },
  parameters: { scope: () => makeScope({ values: [[sending.$refusals, everyReason]] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('일치하지 않습니다. (2/5)');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Unanswered: Story = {
  parameters: { scope: () => makeScope({ values: [[sending.$failure, { kind: 'network' }]] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('한 번만 접수됩니다.');
  },
};
