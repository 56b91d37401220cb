import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { leaguePageStates } from '../lib/sample-states';
import { LeaguePage } from './league-page';

const meta = {
  title: 'pages/sports-info/LeaguePage',
  component: LeaguePage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/sports_info/league/fb-kr-k1' },
    ...leaguePageStates.ordinary,
  },
} satisfies Meta<typeof LeaguePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(leaguePageStates),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'K리그1', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '울산 HD' })).toHaveAttribute(
      'href',
      expect.stringContaining('/sports_info/team/4tq81xk0zv'),
    );
    await expect(canvas.getByRole('region', { name: '예정 경기' })).toHaveTextContent(
      '대전 하나시티즌 대 울산 HD',
    );
    await expect(await canvas.findByRole('region', { name: '최근 맞대결' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '상대 팀' })).toHaveValue('4tq81xk0zv');
  },
};

export const Loading: Story = { parameters: leaguePageStates.loading };
export const Empty: Story = { parameters: leaguePageStates.empty };

/** No feed has named a league of this id. */
export const Missing: Story = {
  parameters: leaguePageStates.missing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('찾는 리그가 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '스포츠 정보 보기' })).toBeVisible();
  },
};
export const Failed: Story = { parameters: leaguePageStates.failed };
