import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Dto } from '#contract/types.gen.ts';
import { sampleGame } from '@/features/match-course/testing';
import { Stack } from '@/shared/ui/stack';
import { MomentumBars } from './momentum-bars';

const game = sampleGame('football');

/** Attacks of a whole match, two goals and a card among them; nothing here is random. */
function courseOf(last: number): Dto<'MatchEvent'>[] {
  return Array.from({ length: Math.floor(last / 3) }, (_, at): Dto<'MatchEvent'> => {
    const minute = at * 3 + 2;
    const period = minute <= 45 ? '10' : minute <= 90 ? '20' : minute <= 105 ? '30' : '35';
    const side = (at * 7) % 5 < 3 ? 'home' : 'away';
    const common = { number: at + 1, at: minute, clock: { period, minute }, side } as const;
    if (at === 9 || at === 20)
      return { ...common, kind: 'score', points: 1, score: { home: 1, away: at === 9 ? 0 : 1 } };
    return at === 13
      ? { ...common, kind: 'yellow-card', count: { home: 0, away: 1 } }
      : { ...common, kind: 'attack' };
  });
}

const meta = {
  title: 'widgets/live-match/MomentumBars',
  component: MomentumBars,
  args: { fixture: game, events: game.events, clock: game.clock },
} satisfies Meta<typeof MomentumBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample match; one half, a whole match, extra time; nothing yet. */
export const Matrix: Story = {
  render: ({ fixture, events, clock }) => (
    <Stack gap="5">
      <MomentumBars fixture={fixture} events={events} clock={clock} />
      <MomentumBars fixture={fixture} events={courseOf(45)} clock={{ period: '10', minute: 45 }} />
      <MomentumBars fixture={fixture} events={courseOf(90)} clock={null} />
      <MomentumBars
        fixture={fixture}
        events={courseOf(111)}
        clock={{ period: '35', minute: 111 }}
      />
      <MomentumBars fixture={fixture} events={[]} clock={{ period: '10', minute: 1 }} />
    </Stack>
  ),
};
