import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Inline } from '@/shared/ui/inline';
import { makeFixtureDto, toFixture } from '../lib/sample-board';
import { fixtureStates } from '../lib/sample-states';
import { MoreButton } from './match-parts';

const [state = null] = fixtureStates;

const meta = {
  title: 'entities/game/MoreButton',
  component: MoreButton,
  args: {
    fixture: toFixture(makeFixtureDto()),
    state,
    shown: 3,
    place: 'end',
    isExpanded: false,
    onMore: fn(),
  },
} satisfies Meta<typeof MoreButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: /40개 더/ }));
    await expect(args.onMore).toHaveBeenCalledWith(args.fixture.id);
  },
};

/** At the end of a row and in the corner of a card, closed and open; nothing more to show. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="6">
      <MoreButton {...args} place="end" />
      <MoreButton {...args} place="end" isExpanded />
      {[3, 43].map((shown) => (
        <div key={shown} style={{ position: 'relative', inlineSize: '52px', blockSize: '44px' }}>
          <MoreButton {...args} place="corner" shown={shown} />
        </div>
      ))}
    </Inline>
  ),
};
