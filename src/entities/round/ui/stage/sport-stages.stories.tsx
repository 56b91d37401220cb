import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Grid } from '@/shared/ui/grid';
import { Inline } from '@/shared/ui/inline';
import { BasketballStage } from './basketball-stage';
import { RaceStage } from './race-stage';
import { RunnerNumber } from './runner-number';
import { SoccerStage } from './soccer-stage';

const ALL = Number.POSITIVE_INFINITY;
const seed = '721-20261120-00374';

const soccer = {
  seed,
  result: { family: 'soccer', goals: { home: 3, away: 2 } },
  home: '울버햄프턴 원더러스 FC',
  away: '베를린',
} as const;
const basketball = {
  seed,
  result: {
    family: 'basketball',
    regulation: { home: 104, away: 104 },
    final: { home: 109, away: 107 },
  },
  home: '시카고',
  away: '오클라호마시티',
} as const;
const horses = {
  seed,
  result: { family: 'horse', order: [5, 2, 8, 4, 1, 7, 3, 6] },
  names: [
    '새벽이슬',
    '청자빛',
    '먹구름',
    '한강물결',
    '달빛산책',
    '늦은오후',
    '동해바람',
    '은행나무',
  ],
} as const;
const dogs = {
  seed,
  result: { family: 'dog', order: [3, 6, 1, 2, 5, 4] },
  names: ['번개', '초롱이', '바람', '누리', '해피', '달이'],
} as const;

const meta = {
  title: 'entities/round/SportStages',
  component: RaceStage,
  args: { ...horses, at: ALL },
} satisfies Meta<typeof RaceStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each sport before its start, on its way and at its end. */
export const Matrix: Story = {
  render: () => (
    <Grid columns={2} phoneColumns={1} gap="4">
      <RaceStage {...horses} at={500} />
      <RaceStage {...horses} at={15_000} />
      <RaceStage {...horses} at={37_900} />
      <RaceStage {...horses} at={ALL} />
      <RaceStage {...dogs} at={12_000} />
      <RaceStage {...dogs} at={ALL} />
      <SoccerStage {...soccer} at={0} />
      <SoccerStage {...soccer} at={12_000} />
      <SoccerStage {...soccer} at={29_500} />
      <SoccerStage {...soccer} at={ALL} />
      <BasketballStage {...basketball} at={20_000} />
      <BasketballStage {...basketball} at={56_000} />
      <BasketballStage {...basketball} at={ALL} />
      <Inline gap="2">
        {horses.names.map((name, index) => (
          <RunnerNumber key={name} number={index + 1} />
        ))}
      </Inline>
    </Grid>
  ),
};
