import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { boardValues } from '@/entities/game/testing';
import { $courses } from '@/features/match-course';
import { sampleGame } from '@/features/match-course/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { makeFullDetail } from '../lib/sample-detail';
import { LockWord } from './lock-word';

const fixtureId = 'sample00full';
const match = makeFullDetail(
  { status: 2, score: { home: 1, away: 0 }, clock: { period: '20', minute: 63 } },
  [],
);
// Up to an attack.
const events = sampleGame('football').events.slice(0, 10);
const courses = { [fixtureId]: { scores: {}, events } };

const meta = {
  title: 'widgets/fixture-markets/LockWord',
  component: LockWord,
  args: { fixtureId },
  parameters: {
    scope: () => makeScope({ values: [...boardValues([], [match]), [$courses, courses]] }),
  },
} satisfies Meta<typeof LockWord>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line beside the name of a market, however narrow its card is: there the event is read out alone. */
export const Playground: Story = {
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
    const words = await canvas.findAllByText(/^위험한 공격/);
    const [narrow, wide] = words.map((word) => word.getBoundingClientRect().width);
    await expect(narrow).toBeLessThan(2);
    await expect(wide).toBeGreaterThan(40);
    for (const word of canvas.getAllByText('잠시 중단'))
      await expect(word.getBoundingClientRect().height).toBeLessThan(24);
  },
};
