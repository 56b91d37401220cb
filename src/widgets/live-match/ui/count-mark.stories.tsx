import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { SHOWN_COUNTS } from '../lib/columns';
import { CountMark } from './count-mark';

const meta = {
  title: 'widgets/live-match/CountMark',
  component: CountMark,
  args: { counted: 'corner' },
} satisfies Meta<typeof CountMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Inline gap="3">
      {SHOWN_COUNTS.map((counted) => (
        <CountMark key={counted} counted={counted} />
      ))}
    </Inline>
  ),
};
