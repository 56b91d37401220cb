import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { Chip } from './chip';

const meta = {
  title: 'shared/ui/Chip',
  component: Chip,
  args: { children: '축구', count: 88, onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Inline gap="1.5" wrap>
      <Chip selected count={214}>
        전체
      </Chip>
      <Chip count={88}>축구</Chip>
      <Chip>3시간 이내</Chip>
      <Chip disabled>배구</Chip>
    </Inline>
  ),
};
