import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { casinoGames } from '#rules/casino/games.ts';
import type { CasinoGame } from '#rules/casino/types.ts';
import type { Replay } from '../lib/api.ts';
import { isGain } from '../play/play-state.ts';
import { makeRounds } from '../test/fake-api.ts';
import { ReplayScreen } from './replay-screen.tsx';

async function makeReplay(game: CasinoGame): Promise<Replay | null> {
  const [round] = await makeRounds(game, isGain, 1);
  return round ? { game, gameName: casinoGames[game].name, currency: 'KRW', round } : null;
}

/** A round that was drawn from the seeds of the stories. */
function SampleReplay({ game }: { game: CasinoGame }) {
  const [replay, setReplay] = useState<Replay | null>(null);
  useEffect(() => void makeReplay(game).then(setReplay), [game]);
  return replay && <ReplayScreen replay={replay} />;
}

const meta = {
  title: 'games/Replay',
  component: SampleReplay,
  subcomponents: { ReplayScreen: ReplayScreen as React.ComponentType<unknown> },
  args: { game: 'crane' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SampleReplay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('시드로 다시 계산한 결과와 일치')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      <SampleReplay game="crane" />
      <SampleReplay game="roulette" />
      <SampleReplay game="baccarat" />
    </>
  ),
};
