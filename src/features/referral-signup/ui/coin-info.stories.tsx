import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CoinInfo } from './coin-info';

const meta = {
  title: 'features/referral-signup/CoinInfo',
  component: CoinInfo,
} satisfies Meta<typeof CoinInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
