import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Inline } from '@/shared/ui/inline';
import { favouriteValues } from '../testing';
import { FavouriteStar } from './favourite-star';

const api = createFakeApi({ 'PUT /member/favourite/league/fb-kr-k1': { status: 204 } });

const meta = {
  title: 'features/favourites/FavouriteStar',
  component: FavouriteStar,
  args: { kind: 'league', id: 'fb-kr-k1', name: 'K리그1' },
} satisfies Meta<typeof FavouriteStar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: {
    scope: () => makeScope({ values: [...favouriteValues([]), [$api, api]] }),
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'K리그1 즐겨찾기에 추가' }));
    const star = canvas.getByRole('button', { name: 'K리그1 즐겨찾기에서 빼기' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A league, a team and a match: without and with the mark. */
export const Matrix: Story = {
  parameters: {
    scope: () =>
      makeScope({
        values: favouriteValues([
          { kind: 'league', id: 'marked' },
          { kind: 'team', id: 'marked' },
          { kind: 'fixture', id: 'marked' },
        ]),
      }),
  },
  render: (args) => (
    <Inline gap="4" wrap>
      <FavouriteStar {...args} kind="league" />
      <FavouriteStar {...args} kind="league" id="marked" />
      <FavouriteStar {...args} kind="team" />
      <FavouriteStar {...args} kind="team" id="marked" />
      <FavouriteStar {...args} kind="fixture" />
      <FavouriteStar {...args} kind="fixture" id="marked" />
    </Inline>
  ),
};
