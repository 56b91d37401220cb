import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { MinigamesPart } from './minigames-part';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/MinigamesPart',
  component: MinigamesPart,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof MinigamesPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({ ordinary: states.ordinary, empty: states.empty }),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Each card leads to its game, by keyboard too. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const game = await canvas.findByRole('link', { name: /EOS 파워볼 3분/ });
    await expect(game).toHaveAttribute('href', expect.stringContaining('/minigame/eos/powerball3'));
    game.focus();
    await expect(game).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('link', { name: /로투스 바카라/ })).toHaveFocus();
  },
};
