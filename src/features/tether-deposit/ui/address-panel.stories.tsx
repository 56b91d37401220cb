import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makePayment, makeTetherTerms } from '../lib/sample-payments';
import { AddressPanel } from './address-panel';
import { openedScope } from './sample-scope';

const payment = makePayment();

const meta = {
  title: 'features/tether-deposit/AddressPanel',
  component: AddressPanel,
  args: { payment },
  parameters: {
    scope: () =>
      openedScope({ 'GET /charge/crypto': { body: makeTetherTerms({ open: [payment] }) } }),
  },
} satisfies Meta<typeof AddressPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The provider's page opens in a window of its own. */
export const PaymentPage: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '결제 페이지 열기' });
    await expect(link).toHaveAttribute('href', payment.url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

/** An address that is not secure is not opened. */
export const Insecure: Story = {
  args: { payment: makePayment({ url: 'http://pay.example.com/deposit/5k0w3e7u' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '주소 복사' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
