import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { resultStates } from '../lib/sample-states';
import { ResultFilters } from './result-filters';

const meta = {
  title: 'pages/game-result/ResultFilters',
  component: ResultFilters,
  parameters: resultStates.ordinary,
} satisfies Meta<typeof ResultFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The day after today has no results. */
export const Today: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^축구/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: '다음 날' })).toBeDisabled();
    await expect(canvas.getByLabelText('경기일')).toHaveValue('2026-11-26');
  },
};

/** No sport and no league to choose from. */
export const Empty: Story = {
  parameters: resultStates.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '리그' })).toBeDisabled();
  },
};
