import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { league, makeResult, sampleCounts, sampleMarkets } from '../lib/sample-results';
import { scoreColumns, scoresWidth } from '../lib/score-columns';
import { LeagueHead } from './league-head';
import * as grid from './result-grid.css';

const results = [makeResult({ main: [...sampleMarkets], counts: sampleCounts })];

const meta = {
  title: 'pages/game-result/LeagueHead',
  component: LeagueHead,
  args: { league, results, columns: scoreColumns(results, 'football') },
  render: (args) => (
    <div style={assignInlineVars({ [grid.scores]: scoresWidth(args.columns) })}>
      <LeagueHead {...args} />
    </div>
  ),
} satisfies Meta<typeof LeagueHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Nothing is kept of the markets. */
export const Bare: Story = { args: { results: [makeResult()], columns: [] } };
