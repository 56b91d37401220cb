import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { isGain } from '../play/play-state.ts';
import { SampleGame, SampleGames } from '../test/sample-game.tsx';
import { CraneGame } from './crane-game.tsx';

const meta = {
  title: 'games/Crane',
  component: SampleGame,
  subcomponents: { CraneGame: CraneGame as React.ComponentType<unknown> },
  args: { game: 'crane', like: isGain },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleGame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A return above the stake is lit up; one at the stake or below it is shown like none. */
export const Matrix: Story = {
  render: () => (
    <SampleGames
      games={[
        { game: 'crane' },
        { game: 'crane', last: isGain },
        { game: 'crane', last: ({ won, stake }) => won > 0 && won < stake },
        { game: 'crane', last: ({ won }) => won === 0, opened: { waitMs: 600_000 } },
        { game: 'crane', resumed: isGain },
        { game: 'crane', opened: { currency: 'USD', minStake: 100, maxStake: 10_000 } },
      ]}
    />
  ),
};

/** The stake goes up by the stepper, the reels end on what was drawn, and the return is shown with them. */
export const SetAndSpin: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '베팅금액 늘리기' }));
    await expect(canvas.getByText('20라인 × 150원', { exact: false })).toBeVisible();
    await press(canvas.getByRole('button', { name: '스핀' }));
    await expect(await canvas.findByText(/반환/, { selector: 'span' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /1번 릴/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '스핀' })).toHaveFocus();
  },
};

/** The button rests until the time between two rounds is over; a key that is held down begins none. */
export const Rests: Story = {
  args: { waitMs: 600_000 },
  play: async ({ canvas }) => {
    const spin = await canvas.findByRole('button', { name: '스핀' });
    spin.focus();
    await userEvent.keyboard('{Enter>3/}');
    await canvas.findByText(/반환/, { selector: 'span' });
    await expect(spin).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('제 18,402회')).toBeVisible();
    await expect(canvas.getByText(/다음 회차까지/)).toBeVisible();
  },
};

/** What the provider refuses it says below the reels; the stake stays. */
export const Refused: Story = {
  args: {
    fates: [{ code: 'INSUFFICIENT_FUNDS', title: '보유머니가 부족합니다. 베팅금액을 줄여주세요.' }],
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '1만' }));
    await press(canvas.getByRole('button', { name: '스핀' }));
    await expect(await canvas.findByText(/보유머니가 부족합니다/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1만', pressed: true })).toBeEnabled();
  },
};

export const TooFast: Story = {
  args: {
    fates: [{ code: 'TOO_FAST', title: '이전 회차의 시간이 남아 있습니다.', waitMs: 600_000 }],
  },
  play: async ({ canvas }) => {
    const spin = await canvas.findByRole('button', { name: '스핀' });
    await press(spin);
    await expect(await canvas.findByText(/이전 회차의 시간/)).toBeVisible();
    await waitFor(() => expect(spin).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** The same request is sent again until an answer comes: the round was played once. */
export const LostAnswer: Story = {
  args: { fates: ['lost', 'lost'], retryMs: 300 },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '스핀' }));
    await expect(await canvas.findByText(/결과를 확인하는 중입니다/)).toBeVisible();
    await expect(await canvas.findByText(/반환/, { selector: 'span' })).toBeVisible();
    await expect(canvas.getByText('제 18,402회')).toBeVisible();
  },
};

export const Resumed: Story = {
  args: { resumed: isGain },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이어진 회차')).toBeVisible();
    await press(canvas.getByRole('button', { name: '스핀' }));
    await waitFor(() => expect(canvas.queryByText('이어진 회차')).toBeNull());
  },
};

/** The browser draws the round again; another seed of the player's holds from the next round on. */
export const Verified: Story = {
  args: { last: isGain },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('tab', { name: '회차 검증' }));
    const panel = within(canvas.getByRole('tabpanel', { name: '회차 검증' }));
    await expect(await panel.findByText('시드로 다시 계산한 결과와 일치')).toBeVisible();
    const field = panel.getByRole('textbox', { name: '클라이언트시드' });
    await userEvent.clear(field);
    await press(panel.getByRole('button', { name: '바꾸기' }));
    await expect(panel.getByText(/1~32자로 입력해주세요/)).toBeVisible();
    await typeInto(field, 'namsan-7');
    await press(panel.getByRole('button', { name: '바꾸기' }));
    await expect(await panel.findByText('다음 회차부터 적용됩니다.')).toBeVisible();
    await expect(field).toHaveValue('namsan-7');
  },
};
