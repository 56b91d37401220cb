import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LeagueList } from './league-list';
import { states } from './sample-states';

const meta = {
  title: 'pages/europe/LeagueList',
  component: LeagueList,
  parameters: { router: { path: '/europe' }, ...states.ordinary },
} satisfies Meta<typeof LeagueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Live: Story = { parameters: states.live };
export const Loading: Story = { parameters: states.loading };
export const Empty: Story = { parameters: states.empty };
export const Gone: Story = { parameters: states.gone };
export const Failed: Story = { parameters: states.failed };
