import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { typeInto } from '@/shared/lib/test-press';
import { searchStates } from '../lib/sample-states';
import { InfoSearch } from './info-search';

const meta = {
  title: 'pages/sports-info/InfoSearch',
  component: InfoSearch,
  parameters: { ...searchStates.found, router: { path: '/sports_info' } },
} satisfies Meta<typeof InfoSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByRole('searchbox', { name: '리그·팀 검색' }), '울산');
    await expect(await canvas.findByRole('link', { name: /^울산 HD 정보/ })).toBeVisible();
  },
};

/** That there is none is said once typing rests. */
export const None: Story = {
  parameters: searchStates.none,
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByRole('searchbox', { name: '리그·팀 검색' }), '없는팀');
    await expect(
      await canvas.findByText('찾는 리그나 팀이 없습니다.', {}, { timeout: 4_000 }),
    ).toBeVisible();
  },
};
