import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { isGain } from '../play/play-state.ts';
import { SampleGame, SampleGames } from '../test/sample-game.tsx';
import { RouletteGame } from './roulette-game.tsx';

const meta = {
  title: 'games/Roulette',
  component: SampleGame,
  subcomponents: { RouletteGame: RouletteGame as React.ComponentType<unknown> },
  args: { game: 'roulette' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleGame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Matrix: Story = {
  render: () => (
    <SampleGames
      games={[
        { game: 'roulette' },
        { game: 'roulette', last: isGain },
        { game: 'roulette', last: ({ won }) => won === 0 },
        { game: 'roulette', resumed: isGain },
      ]}
    />
  ),
};

/** A number, a split chosen by one of its numbers, and a colour; the wheel ends on what was drawn. */
export const PlaceAndSpin: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '17 검정' }));
    await press(canvas.getByRole('button', { name: '스플릿 17배' }));
    await press(canvas.getByRole('button', { name: '20 검정' }));
    await press(canvas.getByRole('button', { name: '스플릿 20·23' }));
    await press(canvas.getByRole('button', { name: '칩 5,000' }));
    await press(canvas.getByRole('button', { name: '빨강' }));
    await expect(canvas.getByText(/총 베팅 7,000원/)).toBeVisible();
    await press(canvas.getByRole('button', { name: '휠 돌리기' }));
    await expect(await canvas.findByText(/반환/, { selector: 'span' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /공은/ })).toBeVisible();
    await press(canvas.getByRole('button', { name: '이전 베팅' }));
    await expect(canvas.getByText(/총 베팅 7,000원/)).toBeVisible();
  },
};

export const TakenBack: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '홀수' }));
    await press(canvas.getByRole('button', { name: '홀수 베팅 1,000' }));
    await press(canvas.getByRole('button', { name: '되돌리기' }));
    await expect(canvas.getByRole('button', { name: '홀수 베팅 1,000' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '비우기' }));
    await expect(canvas.getByRole('button', { name: '홀수' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '휠 돌리기' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Chips stay where they lie when a round is refused. */
export const Refused: Story = {
  args: { fates: [{ code: 'INSUFFICIENT_FUNDS', title: '보유머니가 부족합니다.' }] },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '홀수' }));
    await press(canvas.getByRole('button', { name: '휠 돌리기' }));
    await expect(await canvas.findByText(/보유머니가 부족합니다/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '홀수 베팅 1,000' })).toBeVisible();
  },
};

export const TooFast: Story = {
  args: {
    fates: [{ code: 'TOO_FAST', title: '이전 회차의 시간이 남아 있습니다.', waitMs: 600_000 }],
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '홀수' }));
    const start = canvas.getByRole('button', { name: '휠 돌리기' });
    await press(start);
    await expect(await canvas.findByText(/이전 회차의 시간/)).toBeVisible();
    await waitFor(() => expect(start).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const LostAnswer: Story = {
  args: { fates: ['lost'], retryMs: 300 },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '연출 건너뛰기' }));
    await press(canvas.getByRole('button', { name: '홀수' }));
    await press(canvas.getByRole('button', { name: '휠 돌리기' }));
    await expect(await canvas.findByText(/결과를 확인하는 중입니다/)).toBeVisible();
    await expect(await canvas.findByText(/반환/, { selector: 'span' })).toBeVisible();
    await expect(canvas.getByText('제 18,402회')).toBeVisible();
  },
};

export const Resumed: Story = {
  args: { resumed: isGain },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이어진 회차')).toBeVisible();
    await press(canvas.getByRole('button', { name: '이전 베팅' }));
    await expect(canvas.getByText(/총 베팅 16,000원/)).toBeVisible();
  },
};
