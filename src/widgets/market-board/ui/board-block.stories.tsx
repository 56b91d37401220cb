import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Fixture, League } from '@/entities/game';
import { boardValues, sampleBoards, sampleViews } from '@/entities/game/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import type { ListItem } from '../lib/list-items';
import { BoardBlock } from './board-block';

const openId = 'sample00manc';
const boards = sampleBoards();
const [football] = Object.values(sampleViews(boards));
const fixture = football?.fixtures[openId] as Fixture;
const league = Object.values(football?.leagues ?? {})[0] as League;

/** One match, or one market of it. */
function rowOf(typeId: number | null = null, isLast = false): ListItem {
  const key = `${openId}.${typeId}`;
  const row = { key, topic: football?.topic ?? '', kind: 'cross', fixture, typeId } as const;
  return { type: 'row', key, size: 53, row, league, note: null, isLast };
}

const head = {
  type: 'league',
  key: 'head',
  size: 34,
  league,
  fixtures: 2,
  note: '연장없음',
  isFolded: false,
  captions: ['승무패', '핸디캡', '언더오버'],
} satisfies ListItem;

const meta = {
  title: 'widgets/market-board/BoardBlock',
  component: BoardBlock,
  args: {
    item: rowOf(),
    look: 'row',
    column: 'winner',
    openFixture: '',
    onMore: fn(),
    onFold: fn(),
    onLess: fn(),
    Markets: () => <p>전체 마켓</p>,
  },
  parameters: { scope: () => makeScope({ values: boardValues(boards) }) },
} satisfies Meta<typeof BoardBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Heads, matches and single markets as rows of a desktop; the last match is open, with the place of its markets under it. */
export const Rows: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div>
      <BoardBlock {...args} item={{ ...head, isFolded: true }} />
      <BoardBlock {...args} item={head} />
      <BoardBlock {...args} item={rowOf()} />
      <BoardBlock {...args} item={rowOf(1)} />
      <BoardBlock {...args} item={rowOf(1, true)} />
      <BoardBlock {...args} item={rowOf()} openFixture={openId} />
      <BoardBlock {...args} item={{ type: 'panel', key: 'panel', size: 440, isLast: true }} />
    </div>
  ),
};

/** Cards of phones: matches with each group of prices, and a single market. */
export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { look: 'card' },
  render: (args) => (
    <Stack gap="2">
      <BoardBlock {...args} item={{ ...head, isFolded: true, captions: [] }} />
      <BoardBlock {...args} item={{ ...head, captions: [] }} />
      {(['winner', 'handicap', 'total', 'all'] as const).map((column) => (
        <BoardBlock key={column} {...args} column={column} />
      ))}
      <BoardBlock {...args} item={rowOf(1)} />
    </Stack>
  ),
};
