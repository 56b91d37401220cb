import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { Countdown } from './countdown';

const meta = {
  title: 'shared/ui/Countdown',
  component: Countdown,
  args: { seconds: 112, label: '추첨까지' },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Inline gap="6">
      <Countdown {...args} size="sm" />
      <Countdown {...args} size="md" />
      <Countdown {...args} size="lg" />
      <Countdown {...args} seconds={8} size="lg" />
    </Inline>
  ),
};
