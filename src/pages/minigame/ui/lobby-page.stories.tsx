import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { LobbyPage } from './lobby-page';
import { openedLobby } from './sample-pages';

const meta = {
  title: 'pages/minigame/LobbyPage',
  component: LobbyPage,
  parameters: { layout: 'fullscreen', router: { path: '/minigame' }, ...openedLobby() },
} satisfies Meta<typeof LobbyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A game of one's own is at the head, and under its tab. */
export const Starred: Story = {
  play: async ({ canvas }) => {
    const [star] = await canvas.findAllByRole('button', { name: 'EOS 파워볼 3분 즐겨찾기' });
    if (star?.getAttribute('aria-pressed') !== 'true') await press(star as HTMLElement);
    await expect(await canvas.findByRole('region', { name: '즐겨찾기' })).toBeVisible();
  },
};

export const Maintenance: Story = {
  parameters: openedLobby('named'),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: /파워사다리 5분 점검 중입니다./ }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('점검 중입니다.');
  },
};
