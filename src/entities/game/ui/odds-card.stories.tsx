import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { makeFixtureDto, sampleBoards, toFixture } from '../lib/sample-board';
import { sampleSpecialBoard } from '../lib/sample-special';
import { boardValues } from '../model/sample-values';
import { OddsCard } from './odds-card';
import { PriceCell } from './price-cell';

const boards = sampleBoards('live');
const [football, basketball] = boards;
const fixture = (dto = makeFixtureDto()) => toFixture(dto);

const closed = fixture(
  makeFixtureDto({ markets: [{ typeId: 1, odds: { 1: 172, X: 385, 2: 460 }, status: 3 }] }),
);

const meta = {
  title: 'entities/game/OddsCard',
  component: OddsCard,
  args: {
    fixture: fixture(football?.fixtures[1]),
    leagueName: '잉글랜드 프리미어리그',
    typeId: 1,
    Cell: PriceCell,
    onMore: fn(),
  },
  argTypes: { Cell: { control: false } },
  globals: { viewport: { value: 'phone' } },
  parameters: { scope: () => makeScope({ values: boardValues(boards) }) },
} satisfies Meta<typeof OddsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="2.5">
      <OddsCard {...args} />
      <OddsCard {...args} typeId={3} />
      <OddsCard {...args} typeId={2} />
      <OddsCard {...args} fixture={fixture(football?.fixtures[2])} leagueName="K리그1 파이널A" />
      <OddsCard
        {...args}
        fixture={fixture(basketball?.fixtures[0])}
        leagueName="NBA"
        typeId={28}
        note="연장포함"
      />
      <OddsCard {...args} fixture={closed} />
    </Stack>
  ),
};

const specials = sampleSpecialBoard();
const [special, volleyball, live] = specials.fixtures.map(toFixture);

/** Each row says what it is on: the teams beside odd and even, the first score, sets, the score it counts from. */
export const Special: Story = {
  parameters: { scope: () => makeScope({ values: boardValues([specials]) }) },
  render: (args) => (
    <Stack gap="2.5">
      <OddsCard {...args} leagueName="일본 J2리그" fixture={special ?? args.fixture} typeId={72} />
      <OddsCard {...args} leagueName="일본 J2리그" fixture={special ?? args.fixture} typeId={16} />
      <OddsCard
        {...args}
        leagueName="일본 J2리그"
        fixture={volleyball ?? args.fixture}
        typeId={866}
      />
      <OddsCard {...args} leagueName="일본 J2리그" fixture={live ?? args.fixture} typeId={3} />
    </Stack>
  ),
};
