import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSettings } from '../lib/sample-settings';
import { LimitTable } from './limit-table';

const meta = {
  title: 'widgets/desk-settings/LimitTable',
  component: LimitTable,
  args: { limits: makeSettings().levelLimits },
} satisfies Meta<typeof LimitTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const cellsOf = (name: RegExp) =>
      within(canvas.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(cellsOf(/^라이브 베팅/).slice(-2)).toEqual(['해당 없음', '해당 없음']);
    await expect(cellsOf(/^일반 회원 유럽형/).slice(-2)).toEqual(['해당 없음', '5개']);
  },
};

/** The highest that can be set. */
export const Large: Story = {
  args: {
    limits: makeSettings().levelLimits.map((one) => ({
      ...{ ...one, minStake: 1_000_000, maxStake: 100_000_000, maxPayout: 1_000_000_000 },
      withdrawalDay: one.withdrawalDay && 1_000_000_000,
    })),
  },
};
