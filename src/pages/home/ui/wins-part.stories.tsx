import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { WinsPart } from './wins-part';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/WinsPart',
  component: WinsPart,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof WinsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({ ordinary: states.ordinary, empty: states.empty }),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The member's own is marked. */
export const Own: Story = {
  play: async ({ canvas }) => {
    const own = await canvas.findByText('내 당첨');
    await expect(own.closest('li')).toHaveTextContent('19,500원');
  },
};
