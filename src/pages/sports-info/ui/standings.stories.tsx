import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeTable } from '../lib/sample-tables';
import { Standings } from './standings';

const { league, rows, countsFrom } = makeTable();

const meta = {
  title: 'pages/sports-info/Standings',
  component: Standings,
  args: { league, rows, countsFrom, teamOf: ({ name }) => name },
} satisfies Meta<typeof Standings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Open: Story = { args: { openTeam: '4tq81xk0zv' } };
export const Empty: Story = { args: { rows: [] } };
/** Baseball ranks by the share of wins; one that played draws alone has none. */
export const ByRate: Story = {
  args: {
    rows: rows.map((row, at) => ({ ...row, points: null, winRate: at === 2 ? null : row.winRate })),
  },
};
