import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { CountdownRing } from './countdown';

const meta = {
  title: 'shared/ui/CountdownRing',
  component: CountdownRing,
  args: { label: '추첨까지', seconds: 112, total: 180, caption: '추첨까지' },
} satisfies Meta<typeof CountdownRing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Half way, in the last seconds, over, without a caption, and small enough for a row. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="6" wrap>
      <CountdownRing {...args} />
      <CountdownRing {...args} seconds={8} />
      <CountdownRing {...args} seconds={0} />
      <CountdownRing {...args} caption={undefined} />
      <CountdownRing {...args} seconds={4} total={6} size="sm" caption={undefined} />
    </Inline>
  ),
};
