import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $counts } from '@/entities/game';
import { favouriteValues } from '@/features/favourites/testing';
import { BoardRail } from './board-rail';
import { board, scope, states } from './sample-states';

const meta = {
  title: 'widgets/market-board/BoardRail',
  component: BoardRail,
  globals: { viewport: { value: 'desktop' } },
  parameters: { router: { path: '/korea/cross' } },
} satisfies Meta<typeof BoardRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: states.ordinary };

const counts = { football: 88, basketball: 52, tennis: 40, handball: 7, cricket: 3, snooker: 2 };
const mine = favouriteValues([{ kind: 'league', id: 'bk-us-nba' }]);

/** Sports of a few matches come after the others; under them are the member's leagues. */
export const RarerSports: Story = {
  parameters: { scope: scope([...board, ...mine, [$counts, { cross: counts }]]) },
};
