import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { tableStates } from '../lib/sample-states';
import { SportsInfoPage } from './sports-info-page';

const meta = {
  title: 'pages/sports-info/SportsInfoPage',
  component: SportsInfoPage,
  parameters: { layout: 'fullscreen', router: { path: '/sports_info' } },
} satisfies Meta<typeof SportsInfoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(tableStates),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '울산 HD' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '승점' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '리그' })).toHaveValue('fb-kr-k1');
  },
};

export const WithTeam: Story = {
  parameters: tableStates.team,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '울산 HD', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '다음 경기' })).toHaveTextContent(
      '대전 하나시티즌 대 울산 HD',
    );
  },
};

/** Baseball has no points. */
export const ByRate: Story = {
  parameters: tableStates.byRate,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '승률' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '0.500' })).toBeVisible();
  },
};

export const Search: Story = {
  parameters: tableStates.found,
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByRole('searchbox', { name: '리그·팀 검색' }), '울산');
    await expect(await canvas.findByRole('link', { name: /^울산 HD 정보/ })).toBeVisible();
  },
};

/** That there is none is said once typing rests. */
export const NothingFound: Story = {
  parameters: tableStates.none,
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByRole('searchbox', { name: '리그·팀 검색' }), '없는팀');
    await expect(
      await canvas.findByText('찾는 리그나 팀이 없습니다.', {}, { timeout: 4_000 }),
    ).toBeVisible();
  },
};

export const Loading: Story = { parameters: tableStates.loading };

/** No league has results yet. */
export const Empty: Story = {
  parameters: tableStates.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('아직 결과가 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '리그' })).toBeDisabled();
  },
};

export const Failed: Story = { parameters: tableStates.failed };
