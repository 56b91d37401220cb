import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { $courses } from '@/features/match-course';
import { sampleGame } from '@/features/match-course/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { boardValues } from '@/entities/game/testing';
import { makeFullDetail } from '../lib/sample-detail';
import { LockWord } from './lock-word';

const { events } = sampleGame('football');
const score = { home: 1, away: 0 };
const clock = { period: '20', minute: 63 };
/** The course of each match ends with another event. */
const ends = { attack: 10, card: 9, corner: 7, goal: 3, begun: 1 };
const ids = Object.keys(ends).map((name) => `sample00${name}`);
const matches = ids.map((id) => makeFullDetail({ id, status: 2, score, clock }, []));
const halted = makeFullDetail({ id: 'sample00halt', status: 6, score, clock }, []);
const before = makeFullDetail({ id: 'sample00soon' }, []);
const courses = Object.fromEntries(
  Object.values(ends).map((end, at) => [
    ids[at] ?? '',
    { scores: {}, events: events.slice(0, end) },
  ]),
);

const meta = {
  title: 'widgets/fixture-markets/LockWord',
  component: LockWord,
  args: { fixtureId: ids[0] ?? '' },
  parameters: {
    scope: () =>
      makeScope({
        values: [...boardValues([], [...matches, halted, before]), [$courses, courses]],
      }),
  },
} satisfies Meta<typeof LockWord>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After each event that may be the reason, and where none is told. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="2">
      {[...ids, 'sample00halt', 'sample00soon'].map((id) => (
        <LockWord key={id} fixtureId={id} />
      ))}
    </Stack>
  ),
};

/** One line beside the name of a market, however narrow its card is: there the event is read out alone. */
export const Narrow: Story = {
  render: (args) => (
    <>
      {[280, 480].map((inlineSize) => (
        <div key={inlineSize} style={{ display: 'flex', inlineSize, containerType: 'inline-size' }}>
          <h3>핸디캡</h3>
          <LockWord {...args} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const events = await canvas.findAllByText(/^위험한 공격/);
    const [narrow, wide] = events.map((event) => event.getBoundingClientRect().width);
    await expect(narrow).toBeLessThan(2);
    await expect(wide).toBeGreaterThan(40);
    for (const word of canvas.getAllByText('잠시 중단'))
      await expect(word.getBoundingClientRect().height).toBeLessThan(24);
  },
};
