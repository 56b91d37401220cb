import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Skeleton } from './skeleton';

const meta = { title: 'shared/ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline gap="3" align="start">
      <Skeleton shape="circle" width={40} height={40} />
      <Stack gap="2">
        <Skeleton width={160} />
        <Skeleton width={240} height={42} shape="box" />
      </Stack>
    </Inline>
  ),
};
