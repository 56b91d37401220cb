import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { $chosenForm } from '../model/look';
import { $isFiltering, $kind, $search } from '../model/page';
import { searchDefaults } from '../search';
import { BoardFilters } from './board-filters';
import { board, scope, type Values } from './sample-states';

const opened = (...values: Values) => ({
  scope: scope([...board, [$isFiltering, true], ...values]),
});

const meta = {
  title: 'pages/korea/BoardFilters',
  component: BoardFilters,
  parameters: opened(),
} satisfies Meta<typeof BoardFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '리그' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** A row for each market: they can be narrowed to one kind. */
export const ByMarket: Story = { parameters: opened([$chosenForm, 'markets']) };

export const Filtered: Story = {
  parameters: {
    ...opened([$search, { ...searchDefaults, when: 'hours3', league: 'fb-kr-k1', q: '울산' }]),
    // What the search finds are links.
    router: { path: '/korea/cross' },
  },
};

/** What is played now is not narrowed by time. */
export const Live: Story = { parameters: opened([$kind, 'live']) };
