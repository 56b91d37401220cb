import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { GameList } from './game-list';
import { states } from './sample-states';

const meta = {
  title: 'pages/inplay/GameList',
  component: GameList,
  args: { canWatch: false, hasNext: true },
  parameters: { router: { path: '/inplay' }, ...states.ordinary },
} satisfies Meta<typeof GameList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Rail: Story = { args: { canWatch: true, hasNext: false } };
export const Empty: Story = { parameters: states.empty };
export const EmptyRail: Story = {
  args: { canWatch: true, hasNext: false },
  parameters: states.empty,
};
export const Failed: Story = { parameters: states.failed };
