import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ResultHead } from './result-head';

const meta = {
  title: 'widgets/result-head/ResultHead',
  component: ResultHead,
  args: { current: '/game_result/sports' },
  parameters: { router: { path: '/game_result/sports' } },
} satisfies Meta<typeof ResultHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page' })).toBeVisible();
  },
};
