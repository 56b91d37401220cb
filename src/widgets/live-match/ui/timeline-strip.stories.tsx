import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleGames } from '@/features/match-course/testing';
import { Stack } from '@/shared/ui/stack';
import { TimelineStrip } from './timeline-strip';

const [football] = sampleGames;
if (!football) throw new Error('no sample match');

const meta = {
  title: 'widgets/live-match/TimelineStrip',
  component: TimelineStrip,
  args: { sport: football.sport, events: football.events, clock: football.clock },
} satisfies Meta<typeof TimelineStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A match of each sport. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="5">
      {sampleGames.map(({ sport, events, clock }) => (
        <TimelineStrip key={sport} sport={sport} events={events} clock={clock} />
      ))}
    </Stack>
  ),
};

const goal = (number: number, minute: number, side: 'home' | 'away') => ({
  kind: 'score' as const,
  number,
  at: number,
  side,
  points: 1,
  clock: { period: minute <= 45 ? '10' : '20', minute },
  score: { home: number, away: 0 },
});

/** Goals that follow one another have one label. */
export const Close: Story = {
  args: {
    events: [
      goal(1, 11, 'home'),
      goal(2, 13, 'away'),
      goal(3, 58, 'away'),
      goal(4, 61, 'home'),
      goal(5, 62, 'home'),
    ],
  },
};

/** No event is known, and the match is not played. */
export const Empty: Story = { args: { events: [], clock: null } };
