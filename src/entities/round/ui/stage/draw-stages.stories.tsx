import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DiceStage } from './dice-stage';
import { DRAW_LENGTHS } from './draw-lengths';
import { LadderStage } from './ladder-stage';
import { NumberStage } from './number-stage';
import { PowerballStage } from './powerball-stage';
import { RingStage } from './ring-stage';
import { RouletteStage } from './roulette-stage';

const powerball = {
  family: 'powerball',
  balls: [7, 12, 19, 24, 28],
  powerball: 5,
  sum: 90,
} as const;
const ladder = { family: 'ladder', ball: 26, start: 'right', lines: 4, finish: 'even' } as const;

const meta = {
  title: 'entities/round/DrawStages',
  component: PowerballStage,
  args: { result: powerball, at: Number.POSITIVE_INFINITY },
} satisfies Meta<typeof PowerballStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each stage half-way through its draw and when all is shown; then results of other kinds. */
export const Matrix: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))',
        gap: '16px',
      }}
    >
      {[0.5, Number.POSITIVE_INFINITY].flatMap((share) => [
        <PowerballStage
          key={`powerball ${share}`}
          result={powerball}
          at={share * DRAW_LENGTHS.powerball}
        />,
        <LadderStage key={`ladder ${share}`} result={ladder} at={share * DRAW_LENGTHS.ladder} />,
        <NumberStage
          key={`number ${share}`}
          result={{ family: 'number', number: 7, hidden: 'red' }}
          at={share * DRAW_LENGTHS.number}
        />,
        <RingStage
          key={`ring ${share}`}
          result={{ family: 'number', number: 7 }}
          at={share * DRAW_LENGTHS.ring}
        />,
        <DiceStage
          key={`dice ${share}`}
          result={{ family: 'dice', dice: [4, 2, 5] }}
          at={share * DRAW_LENGTHS.dice}
        />,
        <RouletteStage
          key={`roulette ${share}`}
          result={{ family: 'roulette', number: 17 }}
          at={share * DRAW_LENGTHS.roulette}
        />,
      ])}
      <LadderStage
        result={{ family: 'ladder', ball: 3, start: 'left', lines: 3, finish: 'even' }}
        at={Number.POSITIVE_INFINITY}
      />
      <NumberStage result={{ family: 'number', number: 12 }} at={Number.POSITIVE_INFINITY} />
      <DiceStage result={{ family: 'dice', dice: [6, 6, 6] }} at={Number.POSITIVE_INFINITY} />
      <RouletteStage result={{ family: 'roulette', number: 0 }} at={Number.POSITIVE_INFINITY} />
    </div>
  ),
};
