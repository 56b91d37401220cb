import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ScoreTable } from './score-table';

const meta = {
  title: 'pages/game-result/ScoreTable',
  component: ScoreTable,
  args: {
    label: '울산 HD 대 전북 현대 점수',
    head: '팀',
    parts: ['전반', '후반'],
    rows: [
      { name: '울산 HD', cells: [1, 0], total: 1 },
      { name: '전북 현대', cells: [0], total: null },
    ],
  },
} satisfies Meta<typeof ScoreTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
