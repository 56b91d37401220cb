import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../stack';
import { ProgressBar, SegmentBar } from './progress-bar';

const meta = {
  title: 'shared/ui/ProgressBar',
  component: ProgressBar,
  args: { label: '다음 등급까지', value: 0.68 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      <ProgressBar label="다음 등급까지" value={0.68} />
      <ProgressBar label="접수 대기" value={0.2} tone="warn" />
      <ProgressBar label="불러오는 중" />
      <ProgressBar label="기준점까지" value={0.4} tone="quiet" size="thin" />
      <SegmentBar label="5폴더 중 3폴더" count={5} filled={3} />
    </Stack>
  ),
};
