import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeCasinoGame, makeLobby } from '@/entities/casino-game/testing';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, makeProblem, never } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { CasinoDialog, SlotDialog } from './games-dialog';

const closed = makeCasinoGame({
  id: 'hanpan-ridge',
  name: '일월오봉',
  state: 'maintenance',
  art: { motif: 'ridge', glaze: 'indigo' },
});
const lobby = { ...makeLobby(), games: [makeCasinoGame(), closed] };
const mine = (...ids: string[]) => ({
  body: { recent: ids.map((gameId, index) => ({ gameId, at: 9 - index })), open: [] },
});

function scopeOf(answers: Parameters<typeof createFakeApi>[0] = {}) {
  const api = createFakeApi({
    'GET /casino/lobby/slot': { body: lobby },
    'GET /casino/lobby/casino': { body: lobby },
    'GET /casino/mine': mine('hanpan-ridge'),
    ...answers,
  });
  return {
    scope: () =>
      makeScope({
        values: [
          [$member, memberKinds.ordinary],
          [$api, api],
        ],
      }),
  };
}

const meta = {
  title: 'features/casino-dialogs/SlotDialog',
  component: SlotDialog,
  parameters: scopeOf(),
} satisfies Meta<typeof SlotDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A game that is closed is named and not entered. */
export const Playground: Story = {
  play: async () => {
    const enter = await screen.findByRole('button', { name: '학과 달항아리 게임 입장' });
    await expect(enter).toBeEnabled();
    await expect(screen.getByRole('button', { name: '일월오봉 게임 입장' })).toBeDisabled();
    await expect(screen.getByRole('region', { name: '최근 플레이' })).toHaveTextContent('점검 중');
    await press(enter);
  },
};

/** Nothing was played yet. */
export const Casino: Story = {
  render: () => <CasinoDialog />,
  parameters: scopeOf({ 'GET /casino/mine': mine() }),
};

export const Empty: Story = {
  parameters: scopeOf({
    'GET /casino/lobby/slot': { body: { ...lobby, games: [] } },
  }),
  play: async () => {
    await expect(await screen.findByText('지금 입장할 수 있는 게임이 없습니다.')).toBeVisible();
  },
};

export const Restricted: Story = {
  parameters: scopeOf({ 'GET /casino/lobby/slot': makeProblem('CASINO_RESTRICTED') }),
  play: async () => {
    await expect(await screen.findByText(/이용이 제한된 계정입니다/)).toBeVisible();
    await expect(screen.getByRole('button', { name: '고객센터로' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: scopeOf({ 'GET /casino/mine': never }),
};

export const Failed: Story = {
  parameters: scopeOf({ 'GET /casino/mine': makeProblem('INTERNAL') }),
};
