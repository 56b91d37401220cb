import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { teamPageStates } from '../lib/sample-states';
import { TeamPage } from './team-page';

const meta = {
  title: 'pages/sports-info/TeamPage',
  component: TeamPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/sports_info/team/4tq81xk0zv' },
    ...teamPageStates.ordinary,
  },
} satisfies Meta<typeof TeamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(teamPageStates),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '울산 HD', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '무 승' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'AFC 챔피언스리그' })).toBeVisible();
    await expect(await canvas.findByText('울산 HD 1승')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '순위 비교' })).toHaveTextContent('승점');
  },
};

/** Nothing is to come: the opponent is chosen. */
export const Empty: Story = {
  parameters: teamPageStates.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('정해진 경기가 없습니다.')).toBeVisible();
    await expect(await canvas.findByText(/두 팀을 선택하시면/)).toBeVisible();
  },
};

/** No match ever had a team of this id. */
export const Missing: Story = {
  parameters: teamPageStates.missing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('찾는 팀이 없습니다.')).toBeVisible();
  },
};
