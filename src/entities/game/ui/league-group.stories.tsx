import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { LeagueGroup } from './league-group';

const meta = {
  title: 'entities/game/LeagueGroup',
  component: LeagueGroup,
  args: {
    name: 'K리그1 파이널A',
    country: 'kr',
    count: 2,
    note: '연장없음',
    onFold: fn(),
    children: ['울산 HD 대 전북 현대', '포항 스틸러스 대 FC서울'].map((match) => (
      <Text key={match}>{match}</Text>
    )),
  },
} satisfies Meta<typeof LeagueGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rows of a league, and its head alone while they are folded away. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      <LeagueGroup {...args} level={2} />
      <LeagueGroup {...args} name="K리그2" level={3} isFolded>
        {null}
      </LeagueGroup>
    </Stack>
  ),
};
