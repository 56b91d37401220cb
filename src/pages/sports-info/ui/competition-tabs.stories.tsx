import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { tableStates } from '../lib/sample-states';
import { CompetitionTabs } from './competition-tabs';

const meta = {
  title: 'pages/sports-info/CompetitionTabs',
  component: CompetitionTabs,
  parameters: { ...tableStates.ordinary, router: { path: '/sports_info' } },
} satisfies Meta<typeof CompetitionTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '라리가' })).toHaveAttribute(
      'href',
      expect.stringContaining('league=fb-es-ll'),
    );
  },
};
/** None of them has results. */
export const None: Story = { parameters: tableStates.empty };
