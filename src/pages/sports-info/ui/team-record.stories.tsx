import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeRecord } from '../lib/sample-tables';
import { TeamRecord } from './team-record';

const meta = {
  title: 'pages/sports-info/TeamRecord',
  component: TeamRecord,
  args: { record: makeRecord(), level: 3 },
  parameters: { router: { path: '/sports_info' } },
} satisfies Meta<typeof TeamRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Below the heading of a page. */
export const OnPage: Story = { args: { level: 2 } };
/** The next opponent was never met. */
export const NeverMet: Story = {
  args: {
    record: makeRecord({ meetings: { won: 0, drawn: 0, lost: 0, results: [] } }),
  },
};
/** Nothing is to come. */
export const NoNext: Story = { args: { record: makeRecord({ next: null }) } };
