import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PlaceLinks } from './place-links';

const meta = {
  title: 'features/place-search/PlaceLinks',
  component: PlaceLinks,
  args: {
    label: '리그·팀 정보',
    leagues: [{ id: 'fb-kr-k1', sport: 'football', name: 'K리그1', country: 'kr', order: 6 }],
    teams: [
      { id: '4tq81xk0zv', name: '울산 HD', leagueId: 'fb-kr-k1' },
      { id: 'long', name: '브라이턴 앤 호브 앨비언', leagueId: 'fb-gb-pl' },
    ],
  },
  parameters: { router: {} },
} satisfies Meta<typeof PlaceLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^울산 HD 정보/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/sports_info/team/4tq81xk0zv'),
    );
  },
};
