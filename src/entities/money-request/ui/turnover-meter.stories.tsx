import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeHeldBonus } from '../lib/sample-turnover';
import { TurnoverMeter } from './turnover-meter';

const meta = {
  title: 'entities/money-request/TurnoverMeter',
  component: TurnoverMeter,
  args: { turnover: { required: 200_000, done: 164_000, rest: 36_000, held: [] }, currency: 'KRW' },
} satisfies Meta<typeof TurnoverMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Held: Story = {
  args: {
    turnover: { required: 2_000_000, done: 640_000, rest: 1_360_000, held: [makeHeldBonus()] },
  },
};
export const Met: Story = {
  args: { turnover: { required: 200_000, done: 200_000, rest: 0, held: [] } },
};
export const None: Story = { args: { turnover: { required: 0, done: 0, rest: 0, held: [] } } };
export const Dollars: Story = {
  args: { turnover: { required: 20_000, done: 5_050, rest: 14_950, held: [] }, currency: 'USD' },
};
