import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeposit } from '@/entities/money-request/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { terms } from '../model';
import { makeCoinTerms, makeDepositTerms } from '../testing';
import { DepositForm } from './deposit-form';

type Answers = Parameters<typeof createFakeApi>[0];

const answering = (answers: Answers, data = makeDepositTerms()) => ({
  scope: () =>
    makeScope({
      values: [
        [$api, createFakeApi({ 'GET /charge': { body: data }, ...answers })],
        [terms.$data, data],
      ],
    }),
});

const meta = {
  title: 'features/deposit-request/DepositForm',
  component: DepositForm,
  args: { terms: makeDepositTerms() },
  parameters: answering({ 'POST /charge': { status: 201, body: makeDeposit() } }),
} satisfies Meta<typeof DepositForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const until = 1_795_253_760_000;

/** What has only to be waited for is no fault: it stands below the button. */
export const Waiting: Story = {
  args: { terms: makeDepositTerms({ refusals: [{ code: 'WAIT', until }] }) },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/18:36 이후에 다시 신청해주세요/);
    const button = canvas.getByRole('button', { name: '충전 신청' });
    await expect(button.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Refused: Story = {
  parameters: answering({
    'POST /charge': makeProblem('REQUEST_REFUSED', { refusals: [{ code: 'OPEN_WITHDRAWAL' }] }),
  }),
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '충전 금액' }), '100000{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '처리 중인 환전신청이 있습니다.',
    );
  },
};

export const Unanswered: Story = {
  parameters: answering({
    'POST /charge': () => {
      throw new TypeError('fetch failed');
    },
  }),
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '충전 금액' }), '100000{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('한 번만 접수됩니다.');
  },
};

export const Open: Story = {
  args: {
    terms: makeDepositTerms({
      open: { ...makeDeposit() },
      refusals: [{ code: 'OPEN_DEPOSIT' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '충전 신청' })).toBeDisabled();
  },
};

export const Coin: Story = {
  args: { terms: makeCoinTerms() },
  parameters: answering({}, makeCoinTerms()),
};
