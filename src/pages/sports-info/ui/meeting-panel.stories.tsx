import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { leaguePageStates, teamPageStates } from '../lib/sample-states';
import { makeTable } from '../lib/sample-tables';
import { MeetingPanel } from './meeting-panel';

const meta = {
  title: 'pages/sports-info/MeetingPanel',
  component: MeetingPanel,
  args: { teams: makeTable().rows, sport: 'football' },
  parameters: { ...leaguePageStates.ordinary, router: {} },
} satisfies Meta<typeof MeetingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any two teams of a league. */
export const OfLeague: Story = {
  args: { choosesBoth: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '최근 맞대결' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '상대 팀' })).toHaveValue('4tq81xk0zv');
  },
};

/** The page's own team and another one, who plays it next. */
export const OfTeam: Story = {
  parameters: { ...teamPageStates.ordinary, router: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('울산 HD 1승')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '순위 비교' })).toHaveTextContent('승점');
  },
};

/** Nothing is to come: the opponent is chosen. */
export const NoOpponent: Story = {
  parameters: { ...teamPageStates.empty, router: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/두 팀을 선택하시면/)).toBeVisible();
  },
};
