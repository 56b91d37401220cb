import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { gamesById } from '../lib/casino-game';
import { makeCasinoRound, makeLobby } from '../lib/sample-lobby';
import { OpenRounds } from './open-rounds';

const rounds = [
  makeCasinoRound(),
  makeCasinoRound({ id: 'bet_2', gameId: 'asia-pond', number: 3, staked: 100_000_000 }),
  makeCasinoRound({ id: 'bet_3', gameId: 'gone-game', number: 12, currency: 'USD' }),
];

const meta = {
  title: 'entities/casino-game/OpenRounds',
  component: OpenRounds,
  args: { rounds, games: gamesById(makeLobby('slot').games), onResume: fn() },
} satisfies Meta<typeof OpenRounds>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A game that can be gone on with, one under maintenance, and one that is not in the lobby. */
export const Matrix: Story = {};
