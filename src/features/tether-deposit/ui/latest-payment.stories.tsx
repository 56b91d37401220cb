import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeConfirming } from '../lib/sample-payments';
import { LatestPayment } from './latest-payment';
import { openedScope } from './sample-scope';

const meta = {
  title: 'features/tether-deposit/LatestPayment',
  component: LatestPayment,
  args: { open: [makeConfirming()] },
  parameters: { scope: () => openedScope() },
} satisfies Meta<typeof LatestPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is under way comes before what has ended. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('200.00 USDT')).toBeVisible();
  },
};
