import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $now } from '@/shared/lib/clock';
import { addTime } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { providerNames } from '../lib/casino-game';
import { lobbyNow, makeCasinoGame, makeLobby } from '../lib/sample-lobby';
import { RecentList } from './recent-list';

const { providers, games } = makeLobby('slot');
const long = makeCasinoGame({
  id: 'hanpan-long',
  name: '이름이 길어서 한 줄에 다 들어가지 않는 슬롯',
});

const meta = {
  title: 'entities/casino-game/RecentList',
  component: RecentList,
  args: {
    label: '최근 플레이',
    games: [...games.slice(0, 2), long, ...games.slice(4, 5)].map((game, index) => ({
      game,
      at: addTime(lobbyNow, -(12 + index * index * 900), 'minute'),
    })),
    providers: providerNames(providers),
    onEnter: fn(),
  },
  parameters: { scope: () => makeScope({ values: [[$now, lobbyNow]] }) },
} satisfies Meta<typeof RecentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Today, yesterday and before, one with a long name, one under maintenance. */
export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12분 전')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '연못의 밤 게임 입장' })).toBeDisabled();
  },
};
