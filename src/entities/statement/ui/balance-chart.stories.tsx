import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSummary } from '../testing';
import { BalanceChart } from './balance-chart';

const { points, marks } = makeSummary();

const meta = {
  title: 'entities/statement/BalanceChart',
  component: BalanceChart,
  args: { points, marks, currency: 'KRW' },
} satisfies Meta<typeof BalanceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider');
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuenow', '1');
  },
};

/** A member without lines. */
export const Empty: Story = { args: { points: [], marks: [] } };
