import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { favouriteValues } from '@/features/favourites/testing';
import { $search } from '../model/page';
import { searchDefaults } from '../search';
import { StarredChip } from './starred-chip';
import { board, scope } from './sample-states';

const meta = {
  title: 'pages/korea/StarredChip',
  component: StarredChip,
  parameters: { router: { path: '/korea/cross' }, scope: scope(board) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StarredChip>;
export default meta;
type Story = StoryObj<typeof meta>;

const mine = favouriteValues([{ kind: 'league', id: 'bk-us-nba' }]);

export const OfGuest: Story = {};
export const Off: Story = { parameters: { scope: scope([...board, ...mine]) } };
export const On: Story = {
  parameters: {
    scope: scope([...board, ...mine, [$search, { ...searchDefaults, show: 'starred' }]]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};
