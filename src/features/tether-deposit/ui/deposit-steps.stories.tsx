import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeConfirming, makePartial, makePayment, makeTetherTerms } from '../lib/sample-payments';
import { AmountForm } from './amount-form';
import { DepositSteps } from './deposit-steps';
import { type Answers, openedScope, sampleNow } from './sample-scope';

const answering = (answers: Answers) => ({ scope: () => openedScope(answers) });

const meta = {
  title: 'features/tether-deposit/DepositSteps',
  component: DepositSteps,
  args: { terms: makeTetherTerms() },
  parameters: answering({}),
} satisfies Meta<typeof DepositSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons add to the amount, and what it comes to is beside it. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '입금 주소 받기' }));
    await expect(canvas.getByText('금액을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '충전 금액' })).toHaveFocus();
    await press(canvas.getByRole('button', { name: '+100' }));
    await press(canvas.getByRole('button', { name: '+100' }));
    await expect(canvas.getByText('= 282,500원')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '200 USDT 입금 주소 받기' })).toBeVisible();
  },
};

async function ask(field: HTMLElement) {
  await typeInto(field, '200{Enter}');
}

/** It is confirmed with what the amount comes to at the rate of this moment. */
export const Confirmed: Story = {
  parameters: answering({ 'POST /charge/cryptoDeposit': { status: 201, body: { id: 'tet_1' } } }),
  play: async ({ canvas }) => {
    await ask(canvas.getByRole('textbox', { name: '충전 금액' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/200 USDT\(약 282,500원\)/)).toBeVisible();
    await press(question.getByRole('button', { name: '발급받기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** What the server refuses is said above the form, and the amount stays. */
export const Refused: Story = {
  parameters: answering({
    'GET /charge/tetherDepositUrl': makeProblem('REQUEST_REFUSED', {
      refusals: [{ code: 'OPEN_WITHDRAWAL' as const }],
    }),
  }),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '충전 금액' });
    await ask(field);
    const notice = await canvas.findByText('처리 중인 환전신청이 있습니다.');
    await expect(field.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await expect(field).toHaveValue('200');
  },
};

export const Failed: Story = {
  parameters: answering({
    'GET /charge/tetherDepositUrl': () => {
      throw new TypeError('fetch failed');
    },
  }),
  play: async ({ canvas }) => {
    await ask(canvas.getByRole('textbox', { name: '충전 금액' }));
    await expect(await canvas.findByText(/입금 주소를 받지 못했습니다/)).toBeVisible();
  },
};

/** The provider's page opens in a window of its own; another deposit may be asked for meanwhile. */
export const Waiting: Story = {
  args: { terms: makeTetherTerms({ open: [makePayment()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '입금 주소 QR 코드' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('41:53');
    const link = canvas.getByRole('link', { name: '결제 페이지 열기' });
    await expect(link).toHaveAttribute('href', makePayment().url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await press(canvas.getByRole('button', { name: '새로 충전하기' }));
    await expect(await screen.findByRole('dialog', { name: '새로 충전하기' })).toBeVisible();
  },
};

/** An address that is not secure is not opened; less than five minutes are left. */
export const Insecure: Story = {
  args: {
    terms: makeTetherTerms({
      open: [
        makePayment({
          url: 'http://pay.example.com/deposit/5k0w3e7u',
          rateExpiresAt: sampleNow + 240_000,
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '주소 복사' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The rest of a payment in part is sent to the same address. */
export const Rest: Story = {
  args: { terms: makeTetherTerms({ open: [makePartial()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40.00')).toBeVisible();
    await expect(canvas.getByText('= 56,500원')).toBeVisible();
  },
};

/** Its coins have come: the address is no longer shown, and another deposit may be asked for. One USDT is one USD. */
export const Seen: Story = {
  args: { terms: makeTetherTerms({ currency: 'USD', rate: null, open: [makeConfirming()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '충전 금액' })).toBeVisible();
  },
};

/** The amount comes before the one network there is. */
export const Phone: Story = {
  args: { terms: makeTetherTerms({ open: [makePayment()] }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [amount, network] = ['금액', '네트워크'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    await expect(amount?.bottom).toBeLessThanOrEqual(network?.top ?? 0);
  },
};

/** On the narrowest phone every button of the form has its amount on one line, and nothing reaches out of it. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '272px' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ terms }) => <AmountForm terms={terms} />,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const text = document.createRange();
      text.selectNodeContents(button);
      const lines = new Set([...text.getClientRects()].map(({ top }) => top));
      await expect(lines, button.textContent).toHaveProperty('size', 1);
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
  },
};
