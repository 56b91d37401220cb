import { allSettled } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { fixtureShown } from '@/widgets/fixture-markets';
import { $search } from '../model/page';
import { searchDefaults } from '../search';
import { BoardList } from './board-list';
import { headOf, itemValues, openId, panel, rowOf } from './sample-items';

const meta = {
  title: 'pages/korea/BoardList',
  component: BoardList,
  args: {
    items: [headOf(), rowOf({ id: 'sample00arsn' }), rowOf({ isLast: true })],
  },
  parameters: { scope: () => makeScope({ values: itemValues() }) },
} satisfies Meta<typeof BoardList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /아스널 승, 배당 1.72/ })).toBeVisible();
  },
};

function withOpenMatch() {
  const scope = makeScope({
    values: [...itemValues(), [$search, { ...searchDefaults, fixture: openId }]],
  });
  void allSettled(fixtureShown, { scope, params: openId });
  return scope;
}

/** All markets of a match, under its row. */
export const OpenMatch: Story = {
  args: { items: [headOf(), rowOf(), panel] },
  globals: { viewport: { value: 'desktop' } },
  parameters: { scope: withOpenMatch },
};

const card = { size: 65 };

export const Cards: Story = {
  args: {
    items: [
      headOf({ captions: [], size: 28 }),
      rowOf({ id: 'sample00arsn', ...card }),
      rowOf(card),
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
