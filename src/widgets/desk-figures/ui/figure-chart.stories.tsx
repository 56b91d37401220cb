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
    current: 18,
    format: (minor) => minor.toLocaleString('ko'),
    formatShort: (minor) => `${minor / 10_000}만`,
  },
} satisfies Meta<typeof FigureChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: '시간대별 베팅과 당첨' });
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('18–19시'));
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      '0–1시, 베팅금 8,400,000, 당첨금 9,240,000, 차액 -840,000',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{End}');
    await expect(chart).toHaveAttribute('aria-valuenow', '23');
  },
};

/** The stakes of the day before go on where today's end. */
export const WithDayBefore: Story = {
  args: {
    earlier: { name: '어제 베팅금', values: hours.map((hour) => 5_000_000 + hour * 600_000) },
  },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: '시간대별 베팅과 당첨' });
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/어제 베팅금 15,800,000$/),
    );
  },
};

export const Mirrored: Story = { args: { isMirrored: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Nothing: Story = {
  args: {
    first: { name: '베팅금', values: hours.map(() => 0) },
    second: { name: '당첨금', values: hours.map(() => 0) },
    difference: { name: '차액', values: hours.map(() => 0) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('이 기간에는 기록이 없습니다.')).toBeVisible();
  },
};
