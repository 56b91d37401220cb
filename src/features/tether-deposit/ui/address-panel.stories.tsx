import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makePayment, makeTetherTerms } from '../lib/sample-payments';
import { AddressPanel } from './address-panel';
import { openedScope } from './sample-scope';

const payment = makePayment();
let sent = 0;

const meta = {
  title: 'features/tether-deposit/AddressPanel',
  component: AddressPanel,
  args: { payment },
  parameters: {
    scope: () => {
      sent = 0;
      return openedScope({
        'GET /charge/crypto': { body: makeTetherTerms({ open: [payment] }) },
        'POST /simulated/tether': () => {
          sent += 1;
          return { status: 201, body: { txId: 'a'.repeat(64) } };
        },
      });
    },
  },
} satisfies Meta<typeof AddressPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Until the coins are seen no more are sent. */
export const DemoSent: Story = {
  play: async ({ canvas }) => {
    const demo = canvas.getByRole('button', { name: '데모 입금 보내기' });
    await press(demo);
    await expect(demo).toHaveAttribute('aria-disabled', 'true');
    await press(demo);
    await expect(sent).toBe(1);
  },
};
