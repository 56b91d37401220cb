import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { resultStates } from '../lib/sample-states';
import { ResultRail } from './result-rail';

const meta = {
  title: 'pages/game-result/ResultRail',
  component: ResultRail,
  parameters: resultStates.ordinary,
} satisfies Meta<typeof ResultRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('프리미어리그')).toBeInTheDocument();
    await expect(canvas.getByText('전체 리그')).toBeInTheDocument();
  },
};
