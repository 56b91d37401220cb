import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { LiveGrid } from './live-grid';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/LiveGrid',
  component: LiveGrid,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof LiveGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({ ordinary: states.ordinary, loading: states.loading }),
};

const below = <p>아래</p>;

/** What is below waits until it is known how high the grid will be, so that it never moves. */
export const HoldsWhatIsBelow: Story = {
  args: { children: below },
  parameters: states.loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryByText('아래')).toBeNull();
  },
};

export const WithWhatIsBelow: Story = {
  args: { children: below },
  parameters: states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('아래')).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};
