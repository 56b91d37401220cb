import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { PlayedRound } from '#rules/casino/types.ts';
import { baccaratTotal } from '#rules/rounds/baccarat.ts';
import { press } from '@/shared/lib/test-press';
import { isGain } from '../play/play-state.ts';
import { SampleGame, SampleGames } from '../test/sample-game.tsx';
import { BaccaratGame } from './baccarat-game.tsx';

function isTie({ result }: PlayedRound): boolean {
  return (
    result.game === 'baccarat' && baccaratTotal(result.player) === baccaratTotal(result.banker)
  );
}

const meta = {
  title: 'games/Baccarat',
  component: SampleGame,
  subcomponents: { BaccaratGame: BaccaratGame as React.ComponentType<unknown> },
  args: { game: 'baccarat' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleGame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <SampleGames
      games={[
        { game: 'baccarat' },
        { game: 'baccarat', last: isGain },
        { game: 'baccarat', last: isTie },
        { game: 'baccarat', last: ({ won }) => won === 0 },
        { game: 'baccarat', resumed: isGain },
      ]}
    />
  ),
};

/** Cards come one after the other; then the winner is named. */
export const PlaceAndDeal: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '칩 1만' }));
    await press(canvas.getByRole('button', { name: '뱅커 1.95배' }));
    await press(canvas.getByRole('button', { name: '카드 열기' }));
    await expect(await canvas.findByRole('img', { name: /^플레이어 .*합계/ })).toBeVisible();
    await expect(await canvas.findByText(/반환/, { selector: 'span' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^뱅커 .*합계/ })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { fates: [{ code: 'INSUFFICIENT_FUNDS', title: '보유머니가 부족합니다.' }] },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '타이 9.00배' }));
    await press(canvas.getByRole('button', { name: '카드 열기' }));
    await expect(await canvas.findByText(/보유머니가 부족합니다/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '타이 9.00배 베팅 1,000원' })).toBeVisible();
  },
};

export const TooFast: Story = {
  args: {
    fates: [{ code: 'TOO_FAST', title: '이전 회차의 시간이 남아 있습니다.', waitMs: 600_000 }],
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '타이 9.00배' }));
    const start = canvas.getByRole('button', { name: '카드 열기' });
    await press(start);
    await expect(await canvas.findByText(/이전 회차의 시간/)).toBeVisible();
    await waitFor(() => expect(start).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const LostAnswer: Story = {
  args: { fates: ['lost'], retryMs: 300 },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '연출 건너뛰기' }));
    await press(canvas.getByRole('button', { name: '플레이어 2.00배' }));
    await press(canvas.getByRole('button', { name: '카드 열기' }));
    await expect(await canvas.findByText(/결과를 확인하는 중입니다/)).toBeVisible();
    await expect(await canvas.findByText(/반환/, { selector: 'span' })).toBeVisible();
  },
};

export const Resumed: Story = {
  args: { resumed: isGain },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이어진 회차')).toBeVisible();
  },
};
