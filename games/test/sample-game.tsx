import { useEffect, useState } from 'react';
import type { CasinoGame, PlayedRound } from '#rules/casino/types.ts';
import { GameScreen } from '../app/game-screen.tsx';
import { StatusScreen } from '../app/status-screen.tsx';
import type { Opened } from '../lib/api.ts';
import { createFakeApi, type FakeApi, type Fate, makeOpened, makeRounds } from './fake-api.ts';

export interface SampleGameProps {
  game: CasinoGame;
  opened?: Partial<Opened>;
  /** What the newest of the past rounds is like; there are none without it. */
  last?: (round: PlayedRound) => boolean;
  /** What the round that was interrupted is like. */
  resumed?: (round: PlayedRound) => boolean;
  /** What rounds are like that come. */
  like?: (round: PlayedRound) => boolean;
  fates?: readonly Fate[];
  waitMs?: number;
  retryMs?: number;
}

interface Made {
  api: FakeApi;
  opened: Opened;
}

async function make({ game, opened, last, resumed, ...rest }: SampleGameProps): Promise<Made> {
  const like = resumed ?? last;
  const rounds = like ? await makeRounds(game, like) : [];
  const [newest = null] = rounds;
  const whole = makeOpened(game, { rounds, resumed: resumed ? newest : null, ...opened });
  return { api: createFakeApi({ opened: whole, waitMs: 0, ...rest }), opened: whole };
}

const tell = (): void => undefined;

/** A game against a provider in memory. */
export function SampleGame(props: SampleGameProps) {
  const [made, setMade] = useState<Made | null>(null);
  const [making] = useState(() => make(props));
  useEffect(() => void making.then(setMade), [making]);
  if (!made) return <StatusScreen problem={null} />;
  const { retryMs = 300 } = props;
  return <GameScreen api={made.api} opened={made.opened} tell={tell} retryMs={retryMs} />;
}

/** Several of them, one below the other. */
export function SampleGames({ games }: { games: readonly SampleGameProps[] }) {
  return games.map((game, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
    <SampleGame key={at} {...game} />
  ));
}
