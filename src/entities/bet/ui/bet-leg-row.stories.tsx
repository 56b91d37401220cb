import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { legKey } from '../lib/bet';
import { makeBetLeg, makeCasinoLeg, makeLegsOfAllStates } from '../lib/sample-bets';
import { BetLegRow } from './bet-leg-row';

const meta = {
  title: 'entities/bet/BetLegRow',
  component: BetLegRow,
  args: { leg: makeBetLeg() },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof BetLegRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One of several picks of a match that are priced together. */
export const Joint: Story = { args: { isJoint: true } };

/** A round of a provider's game: open, then won, lost and refunded. */
export const Casino: Story = {
  render: () => (
    <>
      {([0, 2, 1, -1] as const).map((result) => (
        <BetLegRow key={result} leg={makeCasinoLeg({ result })} />
      ))}
    </>
  ),
};

/** Each result, then each status of the match of an open leg. */
export const Matrix: Story = {
  render: () => (
    <>
      {makeLegsOfAllStates().map((leg) => (
        <BetLegRow key={legKey(leg)} leg={leg} />
      ))}
    </>
  ),
};
