import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $favourites } from '../model';
import { FavouriteStar } from './favourite-star';

const meta = {
  title: 'features/favourite-league/FavouriteStar',
  component: FavouriteStar,
  args: { leagueId: 'fb-kr-k1', leagueName: 'K리그1' },
} satisfies Meta<typeof FavouriteStar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const star = canvas.getByRole('button', { name: 'K리그1 즐겨찾기에 추가' });
    await press(star);
    // A guest is asked to log in first.
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Marked: Story = {
  parameters: { scope: () => makeScope({ values: [[$favourites, ['fb-kr-k1']]] }) },
};
