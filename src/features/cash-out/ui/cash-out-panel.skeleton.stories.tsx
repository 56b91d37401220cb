import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CashOutSkeleton } from './cash-out-panel.skeleton';

const meta = {
  title: 'features/cash-out/CashOutSkeleton',
  component: CashOutSkeleton,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof CashOutSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
