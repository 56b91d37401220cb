import { allSettled } from 'effector';
import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { fixtureShown } from '@/widgets/fixture-markets';
import { BoardBlock } from './board-block';
import { headOf, itemValues, openId, panel, rowOf } from './sample-items';

function scope() {
  const made = makeScope({ values: itemValues() });
  void allSettled(fixtureShown, { scope: made, params: openId });
  return made;
}

const meta = {
  title: 'pages/korea/BoardBlock',
  component: BoardBlock,
  args: {
    item: rowOf(),
    look: 'row',
    column: 'winner',
    openFixture: '',
    onMore: fn(),
    onFold: fn(),
    onLess: fn(),
  },
  parameters: { scope },
} satisfies Meta<typeof BoardBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { globals: { viewport: { value: 'desktop' } } };

/** Heads, matches and single markets as rows of a desktop; the last match is open, and its markets are under it. */
export const Rows: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div>
      <BoardBlock {...args} item={headOf({ isFolded: true })} />
      <BoardBlock {...args} item={headOf({ isFolded: false })} />
      <BoardBlock {...args} item={rowOf()} />
      <BoardBlock {...args} item={rowOf({ typeId: 1 })} />
      <BoardBlock {...args} item={rowOf({ typeId: 1, isLast: true })} />
      <BoardBlock {...args} item={rowOf({ isLast: false })} openFixture={openId} />
      <BoardBlock {...args} item={panel} />
    </div>
  ),
};

const columns = ['winner', 'handicap', 'total', 'all'] as const;

/** Cards of phones: matches with each group of prices, and a single market. */
export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { look: 'card' },
  render: (args) => (
    <Stack gap="2">
      <BoardBlock {...args} item={headOf({ isFolded: true, captions: [] })} />
      <BoardBlock {...args} item={headOf({ isFolded: false, captions: [] })} />
      {columns.map((column) => (
        <BoardBlock key={column} {...args} column={column} />
      ))}
      <BoardBlock {...args} item={rowOf({ typeId: 1 })} />
    </Stack>
  ),
};
