import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDayFigures } from '@/entities/desk-figures/testing';
import { Sums } from './sums';

const meta = {
  title: 'widgets/desk-figures/Sums',
  component: Sums,
  args: {
    total: makeDayFigures(),
    before: makeDayFigures({ deposits: 38_800_000, withdrawals: 29_800_000, net: 0 }),
    currency: 'KRW',
    period: 'today',
  },
} satisfies Meta<typeof Sums>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const sums = canvas.getByRole('region', { name: '합계' });
    await expect(sums).toHaveTextContent('41,250,000▲ 6.3% 어제 같은 시각');
    await expect(sums).toHaveTextContent('28,900,000▼ 3.0% 어제 같은 시각');
    await expect(sums).toHaveTextContent('손익마진 5.8%10,986,800변동 없음');
    await expect(sums).toHaveTextContent('12,350,000▲ 증가');
  },
};

export const Lost: Story = {
  args: {
    total: makeDayFigures({ profit: -8_208_100, payouts: 123_456_789_012_345 }),
    period: 'month',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '합계' })).toHaveTextContent('마진 −4.4%');
  },
};
