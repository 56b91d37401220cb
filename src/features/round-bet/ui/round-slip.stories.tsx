import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RoundSlip } from './round-slip';
import { slipScope } from './sample-slip';

const meta = {
  title: 'features/round-bet/RoundSlip',
  component: RoundSlip,
  parameters: {
    router: { path: '/minigame/eos/powerball3' },
    scope: () => slipScope({ selection: 'odd', stake: 10_000 }),
  },
} satisfies Meta<typeof RoundSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Of a round that is closed meanwhile. */
export const Closed: Story = {
  parameters: { scope: () => slipScope({ selection: 'odd', stake: 10_000, after: 176_000 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('375회차가 마감되었습니다.')).toBeVisible();
  },
};

export const Guest: Story = {
  parameters: { scope: () => slipScope({ selection: 'odd', isMember: false }) },
};
