import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { resultStates } from '../lib/sample-states';
import { ResultFilters } from './result-filters';

const meta = {
  title: 'pages/game-result/ResultFilters',
  component: ResultFilters,
  parameters: resultStates.ordinary,
} satisfies Meta<typeof ResultFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All sports of today. */
export const Today: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^축구/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.getByRole('button', { name: /^전체/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByLabelText('경기일')).toHaveValue('2026-11-26');
  },
};

/** Two matches can be chosen of those that the member has bet on. */
export const WithBets: Story = {
  parameters: resultStates.own,
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: /^내 베팅 경기/ }));
    await expect(canvas.getByRole('searchbox', { name: '팀·리그 검색' })).toBeVisible();
  },
};

/** No sport and no league to choose from. */
export const Empty: Story = { parameters: resultStates.empty };
