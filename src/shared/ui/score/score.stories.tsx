import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { Score } from './score';

const meta = {
  title: 'shared/ui/Score',
  component: Score,
  args: { home: 1, away: 0, label: '울산 HD 1, 전북 현대 0' },
} satisfies Meta<typeof Score>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Inline gap="6" align="baseline">
      <Score {...args} size="sm" live />
      <Score {...args} size="md" />
      <Score {...args} size="lg" />
      <Score {...args} size="display" />
    </Inline>
  ),
};
