import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RoundBets } from './round-bets';
import { slipScope } from './sample-slip';

const meta = {
  title: 'features/round-bet/RoundBets',
  component: RoundBets,
  args: { isCard: true },
  parameters: { router: { path: '/minigame/eos/powerball3' }, scope: () => slipScope() },
} satisfies Meta<typeof RoundBets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
