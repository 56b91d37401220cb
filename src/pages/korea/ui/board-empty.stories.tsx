import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { favouriteValues } from '@/features/favourites/testing';
import { $search } from '../model/page';
import { searchDefaults } from '../search';
import { BoardEmpty } from './board-empty';
import { empty, scope } from './sample-states';

const meta = {
  title: 'pages/korea/BoardEmpty',
  component: BoardEmpty,
  parameters: { router: { path: '/korea/cross' }, scope: scope(empty) },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BoardEmpty>;
export default meta;
type Story = StoryObj<typeof meta>;

const starred = [$search, { ...searchDefaults, show: 'starred' }] as const;

export const NoMatches: Story = {};
export const Filtered: Story = {
  parameters: { scope: scope([...empty, [$search, { ...searchDefaults, q: '없는 팀' }]]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeEnabled();
  },
};
export const NoFavourites: Story = {
  parameters: { scope: scope([...empty, ...favouriteValues([]), starred]) },
};
export const FavouritesOfGuest: Story = { parameters: { scope: scope([...empty, starred]) } };
