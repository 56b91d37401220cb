import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { makePostBet } from '../lib/sample-posts';
import { PostBetCard } from './post-bet-card';

const onTake = fn();
const states = ['before', 'running', 'won', 'lost', 'void'] as const;

const meta = {
  title: 'entities/post/PostBetCard',
  component: PostBetCard,
  args: { bet: makePostBet() },
} satisfies Meta<typeof PostBetCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    children: (
      <Button variant="secondary" onClick={onTake}>
        경기전 1경기 담기
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('비공개')).toBeVisible();
    await press(canvas.getByRole('button', { name: '경기전 1경기 담기' }));
    await expect(onTake).toHaveBeenCalled();
  },
};

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
