import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { makePostBet } from '../lib/sample-posts';
import { PostBetCard } from './post-bet-card';

const states = ['before', 'running', 'won', 'lost', 'void'] as const;

const meta = {
  title: 'entities/post/PostBetCard',
  component: PostBetCard,
  args: { bet: makePostBet() },
} satisfies Meta<typeof PostBetCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      {states.map((state) => (
        <PostBetCard key={state} bet={makePostBet({ state })} />
      ))}
      <PostBetCard bet={makePostBet({ system: true, mode: 'european' })} />
    </Stack>
  ),
};
