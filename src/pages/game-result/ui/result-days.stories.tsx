import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { resultStates } from '../lib/sample-states';
import { ResultDays } from './result-days';

const meta = {
  title: 'pages/game-result/ResultDays',
  component: ResultDays,
  parameters: resultStates.ordinary,
} satisfies Meta<typeof ResultDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const today = await canvas.findByRole('button', { name: /^오늘 11.26/ });
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: /^어제 11.25/ })).toBeVisible();
  },
};

/** Today is among the days though nothing has ended yet. */
export const Empty: Story = { parameters: resultStates.empty };
