import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSummary } from '../testing';
import { BalanceLine } from './balance-line';

const meta = {
  title: 'entities/statement/BalanceLine',
  component: BalanceLine,
  args: {
    points: makeSummary().points,
    marks: makeSummary().marks,
    currency: 'KRW',
    marked: null,
    onMark: () => undefined,
  },
} satisfies Meta<typeof BalanceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Marked: Story = { args: { marked: 5 } };

export const Usd: Story = { args: { currency: 'USD' } };

export const Points: Story = { args: { currency: 'POINT' } };

/** Of a new member. */
export const Single: Story = { args: { points: makeSummary().points.slice(-1), marks: [] } };
