import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSettings } from '../lib/sample-settings';
import { BonusTable } from './bonus-table';

const meta = {
  title: 'widgets/desk-settings/BonusTable',
  component: BonusTable,
  args: { terms: makeSettings().bonusTerms },
} satisfies Meta<typeof BonusTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^매충/ });
    for (const text of ['3%', '50,000P', '200%'])
      await expect(within(row).getByText(text)).toBeVisible();
  },
};

/** The highest that can be set. */
export const Large: Story = {
  args: {
    terms: makeSettings().bonusTerms.map((one) => ({
      ...{ ...one, basisPoints: 4_999, capPoints: 10_000_000, turnoverPercent: 2_000 },
    })),
  },
};
