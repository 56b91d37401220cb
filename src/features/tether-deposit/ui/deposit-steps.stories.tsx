import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeConfirming, makePartial, makePayment, makeTetherTerms } from '../lib/sample-payments';
import { DepositSteps } from './deposit-steps';
import { openedScope } from './sample-scope';

const meta = {
  title: 'features/tether-deposit/DepositSteps',
  component: DepositSteps,
  args: { terms: makeTetherTerms() },
  parameters: { scope: () => openedScope() },
} satisfies Meta<typeof DepositSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Waiting: Story = {
  args: { terms: makeTetherTerms({ open: [makePayment()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '입금 주소 QR 코드' })).toBeVisible();
  },
};

/** The rest of a payment in part is sent to the same address. */
export const Rest: Story = {
  args: { terms: makeTetherTerms({ open: [makePartial()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40.00')).toBeVisible();
  },
};

/** Its coins have come: the address is no longer shown, and another deposit may be asked for. */
export const Seen: Story = {
  args: { terms: makeTetherTerms({ open: [makeConfirming()] }) },
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
