import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeTetherTerms } from '../lib/sample-payments';
import { AmountForm } from './amount-form';
import { openedScope } from './sample-scope';

const meta = {
  title: 'features/tether-deposit/AmountForm',
  component: AmountForm,
  args: { terms: makeTetherTerms() },
  parameters: { scope: () => openedScope() },
} satisfies Meta<typeof AmountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Buttons add to the amount, and what it comes to is beside it. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '+100' }));
    await press(canvas.getByRole('button', { name: '+100' }));
    await expect(canvas.getByText('= 282,500원')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '200 USDT 입금 주소 받기' })).toBeVisible();
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '입금 주소 받기' }));
    await expect(canvas.getByText('금액을 입력해주세요.')).toBeVisible();
  },
};

export const TooSmall: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '충전 금액' }), '5');
    await press(canvas.getByRole('button', { name: '5 USDT 입금 주소 받기' }));
    await expect(canvas.getByText('최소 충전금액은 10 USDT입니다.')).toBeVisible();
  },
};

/** What the server refuses stands above the form, and the amount stays. */
export const Refused: Story = {
  parameters: {
    scope: () =>
      openedScope({
        'GET /charge/tetherDepositUrl': makeProblem('REQUEST_REFUSED', {
          refusals: [{ code: 'OPEN_WITHDRAWAL' as const }],
        }),
      }),
  },
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '충전 금액' }), '200');
    await press(canvas.getByRole('button', { name: '200 USDT 입금 주소 받기' }));
    await expect(await canvas.findByText('처리 중인 환전신청이 있습니다.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '충전 금액' })).toHaveValue('200');
  },
};

export const Failed: Story = {
  parameters: {
    scope: () =>
      openedScope({
        'GET /charge/tetherDepositUrl': () => {
          throw new TypeError('fetch failed');
        },
      }),
  },
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '충전 금액' }), '200');
    await press(canvas.getByRole('button', { name: '200 USDT 입금 주소 받기' }));
    await expect(await canvas.findByText(/입금 주소를 받지 못했습니다/)).toBeVisible();
  },
};

/** One USDT is one USD. */
export const Dollars: Story = {
  args: { terms: makeTetherTerms({ currency: 'USD', rate: null }) },
};

/** On the narrowest phone every button has its amount on one line, and nothing reaches out of it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '272px' }}>
        <Story />
      </div>
    ),
  ],
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
