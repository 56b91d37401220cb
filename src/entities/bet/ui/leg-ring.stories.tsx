import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { legKey } from '../lib/bet';
import { makeBet, makeBetLeg, makeLegsOfAllStates } from '../lib/sample-bets';
import { LegRing } from './leg-ring';

const meta = {
  title: 'entities/bet/LegRing',
  component: LegRing,
  args: { legs: makeBet().legs },
} satisfies Meta<typeof LegRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const ten = Array.from({ length: 10 }, (_, at) => makeBetLeg({ selectionId: `leg ${at}` }));

/** A ring of one leg in each state, then rings of three legs and of ten. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="3" wrap>
      {makeLegsOfAllStates().map((leg) => (
        <LegRing key={legKey(leg)} legs={[leg]} />
      ))}
      <LegRing {...args} />
      <LegRing legs={ten} />
    </Inline>
  ),
};
