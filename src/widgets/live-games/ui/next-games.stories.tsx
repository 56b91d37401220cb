import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inGames } from '../lib/sample-games';
import { NextGames } from './next-games';

const meta = {
  title: 'widgets/live-games/NextGames',
  component: NextGames,
  parameters: inGames,
} satisfies Meta<typeof NextGames>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
