import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { CasinoPart } from './casino-part';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/CasinoPart',
  component: CasinoPart,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof CasinoPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({ ordinary: states.ordinary, empty: states.empty }),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A game that can be played opens in its lobby; a closed one leads to the lobby alone. */
export const ToTheGame: Story = {
  play: async ({ canvas }) => {
    const crane = await canvas.findByRole('link', { name: /학과 달항아리/ });
    await expect(crane).toHaveAttribute('href', expect.stringContaining('game=hanpan-crane'));
  },
};
