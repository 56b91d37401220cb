import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sportName } from '@/entities/market-dictionary';
import { Stack } from '@/shared/ui/stack';
import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { makeResult } from '../lib/sample-tables';
import { ResultList } from './result-list';

const meta = {
  title: 'pages/sports-info/ResultList',
  component: ResultList,
  args: {
    title: '최근 경기',
    empty: '끝난 경기가 없습니다.',
    sport: 'football',
    level: 3,
    results: [makeResult()],
    teamId: '4tq81xk0zv',
    note: '1승 0무 0패',
  },
  parameters: { router: { path: '/sports_info' } },
} satisfies Meta<typeof ResultList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each sport counts by the score of its own. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="5">
      {SPORT_KEYS.map((sport) => (
        <ResultList key={sport} {...args} sport={sport} title={sportName(sport)} />
      ))}
    </Stack>
  ),
};
