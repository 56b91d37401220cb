import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { LevelPart } from './level-part';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/LevelPart',
  component: LevelPart,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof LevelPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({ ordinary: states.ordinary, empty: states.empty }),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,600,000원')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '레벨 5까지' })).toHaveAttribute(
      'aria-valuenow',
      '98',
    );
  },
};
