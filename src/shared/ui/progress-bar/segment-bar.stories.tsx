import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../stack';
import { SegmentBar } from './progress-bar';

const meta = {
  title: 'shared/ui/SegmentBar',
  component: SegmentBar,
  args: { label: '5폴더 중 3폴더', count: 5, filled: 3 },
} satisfies Meta<typeof SegmentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      <SegmentBar {...args} label="5폴더 중 0폴더" filled={0} />
      <SegmentBar {...args} />
      <SegmentBar {...args} label="5폴더 중 5폴더" filled={5} />
    </Stack>
  ),
};
