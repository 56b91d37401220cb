import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $boardFailures } from '@/entities/game';
import { inScenarios } from '@/shared/lib/test-scope';
import { BoardBody } from './board-body';
import { board, empty, scope } from './sample-states';

const meta = {
  title: 'pages/korea/BoardBody',
  component: BoardBody,
  parameters: { router: { path: '/korea/cross' }, scope: scope(board) },
} satisfies Meta<typeof BoardBody>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = {
  ordinary: { scope: scope(board) },
  loading: { scope: scope([]) },
  empty: { scope: scope(empty) },
  failed: { scope: scope([[$boardFailures, { korea: { kind: 'network' } }]]) },
};

export const Playground: Story = { parameters: inScenarios(states) };
