import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { LostAnswer } from '../lib/api.ts';
import type { PlayStore } from '../lib/kept-play.ts';
import { createFakeApi, makeOpened } from '../test/fake-api.ts';
import { App } from './app.tsx';
import { StatusScreen } from './status-screen.tsx';

const store: PlayStore = { read: () => null, write: () => undefined };
const api = createFakeApi({ opened: makeOpened('crane') });
const address = {
  kind: 'game' as const,
  gameId: 'hanpan-crane',
  token: 'token',
  theme: 'celadon' as const,
  site: null,
};

const meta = {
  title: 'games/App',
  component: App,
  args: { address, api, store, tell: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The site gets the player's balance, and a message when they leave. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: '스핀' })).toBeVisible();
    // Sent once the page has been painted.
    await waitFor(() =>
      expect(args.tell).toHaveBeenCalledWith({ type: 'balance', balance: 1_284_500 }),
    );
    await press(canvas.getByRole('button', { name: '나가기' }));
    await expect(args.tell).toHaveBeenCalledWith({ type: 'closed' });
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      <StatusScreen problem={null} />
      <StatusScreen
        problem="게임을 여는 시간이 지났습니다. 로비에서 게임을 다시 열어주세요."
        onLeave={fn()}
      />
      <StatusScreen
        problem="연결이 끊겼습니다. 네트워크를 확인한 뒤 다시 시도해주세요."
        onRetry={fn()}
        onLeave={fn()}
      />
    </>
  ),
};

export const Refused: Story = {
  args: {
    api: {
      ...api,
      open: async () => ({
        ok: false,
        refusal: {
          code: 'LAUNCH_EXPIRED',
          title: '게임을 여는 시간이 지났습니다. 로비에서 게임을 다시 열어주세요.',
        },
      }),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/게임을 여는 시간이 지났습니다/)).toBeVisible();
    await waitFor(() =>
      expect(args.tell).toHaveBeenCalledWith({ type: 'error', code: 'LAUNCH_EXPIRED' }),
    );
  },
};

let isLost = true;

/** The network came back: the same address opens the game. */
export const Retried: Story = {
  args: {
    api: {
      ...api,
      open: (token) => {
        if (!isLost) return api.open(token);
        isLost = false;
        return Promise.reject(new LostAnswer('lost'));
      },
    },
  },
  beforeEach: () => {
    isLost = true;
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByRole('button', { name: '스핀' })).toBeVisible();
  },
};
