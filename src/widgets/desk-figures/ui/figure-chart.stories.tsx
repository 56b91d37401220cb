import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FigureChart } from './figure-chart';

const hours = Array.from({ length: 24 }, (_none, hour) => hour);
const stakes = hours.map((hour) => (hour > 18 ? 0 : 4_000_000 + Math.abs(hour - 4) * 1_100_000));
const payouts = stakes.map((stake, hour) => Math.round(stake * (hour % 5 === 0 ? 1.1 : 0.92)));

const meta = {
  title: 'widgets/desk-figures/FigureChart',
  component: FigureChart,
  args: {
    title: '시간대별 베팅과 당첨',
    parts: hours.map((hour) => ({
      name: `${hour}–${hour + 1}시`,
      mark: String(hour).padStart(2, '0'),
    })),
    first: { name: '베팅금', values: stakes },
    second: { name: '당첨금', values: payouts },
    difference: {
      name: '차액',
      values: stakes.map((stake, hour) => stake - (payouts[hour] ?? 0)),
    },
    earlier: { name: '어제 베팅금', values: hours.map((hour) => 5_000_000 + hour * 600_000) },
    current: 18,
    format: (minor) => minor.toLocaleString('ko'),
    formatShort: (minor) => `${minor / 10_000}만`,
  },
} satisfies Meta<typeof FigureChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The stakes of the day before go on where today's end. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: '시간대별 베팅과 당첨' });
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^18–19시, .*어제 베팅금 15,800,000$/),
    );
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      '0–1시, 베팅금 8,400,000, 당첨금 9,240,000, 차액 -840,000, 어제 베팅금 5,000,000',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{End}');
    await expect(chart).toHaveAttribute('aria-valuenow', '23');
  },
};
