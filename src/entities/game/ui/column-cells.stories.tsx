import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { makeBoardDto, makeFixtureDto, toFixture } from '../lib/sample-board';
import { fixtureStates } from '../lib/sample-states';
import { boardValues } from '../model/sample-values';
import { ColumnCells } from './match-parts';
import { PriceCell } from './price-cell';

const match = makeFixtureDto();
const fixture = toFixture(match);
const [winner = null, handicap = null] = fixture.markets;

const meta = {
  title: 'entities/game/ColumnCells',
  component: ColumnCells,
  args: { fixture, market: winner, state: null, look: 'row', Cell: PriceCell },
  argTypes: { Cell: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '260px' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    scope: () => makeScope({ values: boardValues([makeBoardDto({ fixtures: [match] })]) }),
  },
} satisfies Meta<typeof ColumnCells>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Three outcomes and two, in a row and on a card, then with the match in each status. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="2">
      {(['row', 'card'] as const).map((look) => (
        <Stack key={look} gap="2">
          <ColumnCells {...args} look={look} />
          <ColumnCells {...args} look={look} market={handicap} />
        </Stack>
      ))}
      {fixtureStates.map((state) => (
        <ColumnCells key={state.status} {...args} state={state} />
      ))}
    </Stack>
  ),
};
