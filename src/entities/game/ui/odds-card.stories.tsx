import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { makeFixtureDto, sampleBoards, toFixture } from '../lib/sample-board';
import { boardValues } from '../model/sample-values';
import { OddsCard } from './odds-card';
import { PriceCell } from './price-cell';

const boards = sampleBoards('live');
const [football, basketball] = boards;
const fixture = (dto = makeFixtureDto()) => toFixture(dto);

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

export const Playground: Story = {};

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
    </Stack>
  ),
};
