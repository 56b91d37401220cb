import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { makeFixtureDto, sampleBoards, toFixture } from '../lib/sample-board';
import { boardValues } from '../model/sample-values';
import { MatchCard } from './match-card';
import { PriceCell } from './price-cell';

const boards = sampleBoards('live');
const [football, basketball] = boards;
const fixture = (dto = makeFixtureDto()) => toFixture(dto);

const meta = {
  title: 'entities/game/MatchCard',
  component: MatchCard,
  args: {
    fixture: fixture(football?.fixtures[1]),
    kind: 'cross',
    column: 'winner',
    Cell: PriceCell,
    onMore: fn(),
  },
  argTypes: { Cell: { control: false } },
  globals: { viewport: { value: 'phone' } },
  parameters: { scope: () => makeScope({ values: boardValues(boards) }) },
} satisfies Meta<typeof MatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const cell = canvas.getByRole('button', { name: /맨체스터 시티 승/ });
    await expect(cell.getBoundingClientRect().height).toBe(46);
    const row = cell.closest('[data-odds-row]') ?? document.body;
    await expect(row.getBoundingClientRect().height).toBe(64);
    await press(canvas.getByRole('button', { name: /전체 마켓 보기/ }));
    await expect(args.onMore).toHaveBeenCalledWith(args.fixture.id);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="2.5">
      <MatchCard {...args} />
      <MatchCard {...args} column="handicap" />
      <MatchCard {...args} column="total" />
      <MatchCard {...args} fixture={fixture(football?.fixtures[2])} />
      <MatchCard {...args} fixture={fixture(football?.fixtures[2])} column="total" />
      <MatchCard {...args} fixture={fixture(basketball?.fixtures[0])} note="연장포함" />
    </Stack>
  ),
};

const closed = fixture(
  makeFixtureDto({ markets: [{ typeId: 1, odds: { 1: 172, X: 385, 2: 460 }, status: 3 }] }),
);

/** What each board shows of the same match, and a match that is closed. */
export const Boards: Story = {
  args: { column: 'all' },
  render: (args) => (
    <Stack gap="2.5">
      {(['cross', 'live', 'wintielose', 'handicap', 'special'] as const).map((kind) => (
        <MatchCard key={kind} {...args} kind={kind} />
      ))}
      <MatchCard {...args} fixture={closed} column="winner" />
    </Stack>
  ),
};
