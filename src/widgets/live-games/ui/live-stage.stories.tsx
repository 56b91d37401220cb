import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inGames } from '../lib/sample-games';
import { LiveStage } from './live-stage';

const meta = {
  title: 'widgets/live-games/LiveStage',
  component: LiveStage,
  parameters: inGames,
} satisfies Meta<typeof LiveStage>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};
