import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { BetMark } from './bet-mark';

const states = ['before', 'running', 'won', 'lost', 'void'] as const;

const meta = {
  title: 'entities/post/BetMark',
  component: BetMark,
  args: { state: 'running' },
} satisfies Meta<typeof BetMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Inline gap="2">
      {states.map((state) => (
        <BetMark key={state} state={state} />
      ))}
    </Inline>
  ),
};
