import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inGames } from '../lib/sample-games';
import { LiveGrid } from './live-grid';

const meta = {
  title: 'widgets/live-games/LiveGrid',
  component: LiveGrid,
  parameters: inGames,
} satisfies Meta<typeof LiveGrid>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
