import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Divider } from './divider';

const meta = {
  title: 'shared/ui/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      <Divider direction="horizontal" />
      <Inline gap="3">
        <span>홈</span>
        <Divider direction="vertical" />
        <span>원정</span>
      </Inline>
    </Stack>
  ),
};
