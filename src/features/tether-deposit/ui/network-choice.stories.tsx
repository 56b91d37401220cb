import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NetworkChoice } from './network-choice';

const meta = {
  title: 'features/tether-deposit/NetworkChoice',
  component: NetworkChoice,
} satisfies Meta<typeof NetworkChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
