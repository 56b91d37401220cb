import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { favouriteValues } from '@/features/favourites/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $search } from '../model/page';
import { searchDefaults } from '../search';
import { BoardRail } from './board-rail';
import { board, manySports, scope } from './sample-states';

const meta = {
  title: 'pages/korea/BoardRail',
  component: BoardRail,
  parameters: { router: { path: '/korea/cross' }, scope: scope(board) },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '200px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoardRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** How many sports there are is not known yet. */
export const Loading: Story = { parameters: { scope: () => makeScope() } };

export const RarerSports: Story = {
  parameters: {
    scope: scope([...board, manySports, [$search, { ...searchDefaults, sport: 'golf' }]]),
  },
};

export const Chosen: Story = {
  parameters: {
    scope: scope([
      ...board,
      ...favouriteValues([{ kind: 'league', id: 'bk-us-nba' }]),
      [$search, { ...searchDefaults, sport: 'basketball', league: 'bk-us-nba' }],
    ]),
  },
};
