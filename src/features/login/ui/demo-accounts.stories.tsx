import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DemoAccounts } from './demo-accounts';

const meta = {
  title: 'features/login/DemoAccounts',
  component: DemoAccounts,
} satisfies Meta<typeof DemoAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
