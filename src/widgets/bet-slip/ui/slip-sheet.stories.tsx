import { expect, screen, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $stake } from '@/entities/slip';
import { BetSlip } from './bet-slip';
import { SlipSheet } from './slip-sheet';
import { slipScope } from './story-states';

const meta = {
  title: 'widgets/BetSlip/SlipSheet',
  component: SlipSheet,
  render: () => <BetSlip />,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/korea/cross' },
    scope: slipScope({ bonus: 3, device: 'phone' }),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SlipSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

export const FirstPick: Story = {
  parameters: { scope: slipScope({ count: 1, device: 'phone', values: [[$stake, null]] }) },
};

export const Open: Story = {
  play: async ({ canvas, step }) => {
    await step('the bar opens the slip', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /베팅카트/ }));
      await screen.findByRole('dialog', { name: '베팅카트' });
    });
    await step('the whole slip is there', async () => {
      await expect(screen.getByRole('button', { name: '50,000원 베팅하기' })).toBeEnabled();
    });
  },
};
