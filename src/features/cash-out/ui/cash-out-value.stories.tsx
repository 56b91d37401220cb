import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { $values } from '../model';
import { CashOutValue } from './cash-out-value';

const moved = (...values: number[]) => ({
  scope: () => makeScope({ values: [[$values, values]] }),
});

const meta = {
  title: 'features/cash-out/CashOutValue',
  component: CashOutValue,
  args: { bet: { currency: 'KRW' }, amount: 86_100 },
} satisfies Meta<typeof CashOutValue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first reading has not moved. */
export const First: Story = { parameters: moved(86_100) };
export const Up: Story = { parameters: moved(71_000, 83_800, 86_100) };
export const Down: Story = {
  args: { bet: { currency: 'USD' }, amount: 8_610 },
  parameters: moved(9_100, 9_000, 8_610),
};
