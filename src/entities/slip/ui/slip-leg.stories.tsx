import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeEntry } from '../lib/sample-picks';
import type { RefusalCode } from '../lib/rules';
import { SlipLeg, type SlipLegProps } from './slip-leg';

function List(props: SlipLegProps) {
  return (
    <ul>
      <SlipLeg {...props} />
    </ul>
  );
}

const meta = {
  title: 'entities/slip/SlipLeg',
  component: SlipLeg,
  args: { leg: makeEntry(), onRemove: fn(), onAccept: fn() },
  render: (args) => <List {...args} />,
} satisfies Meta<typeof SlipLeg>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '아스널 승 삭제' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.leg.selectionId);
  },
};

export const OddsMoved: Story = {
  args: { leg: makeEntry({ odds: 208, seenOdds: 202 }) },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '아스널 승 배당 변경 수락' }));
    await expect(args.onAccept).toHaveBeenCalledWith(args.leg.selectionId);
  },
};

const codes: RefusalCode[] = [
  'MARKET_SUSPENDED',
  'MARKET_CLOSED',
  'SELECTION_NOT_FOUND',
  'FIXTURE_STARTED',
  'LINE_CHANGED',
];

export const Matrix: Story = {
  render: () => (
    <ul>
      <SlipLeg leg={makeEntry({ odds: 208, seenOdds: 202 })} />
      <SlipLeg leg={makeEntry({ odds: 196, seenOdds: 202 })} />
      <SlipLeg leg={makeEntry({ inPlay: true, typeId: 3, line: -50 })} />
      <SlipLeg
        leg={makeEntry({ home: '보루시아 묀헨글라트바흐', away: '바이어 04 레버쿠젠', odds: 101 })}
      />
      {codes.map((code) => (
        <SlipLeg key={code} leg={makeEntry({ inPlay: true })} refusal={{ code }} />
      ))}
    </ul>
  ),
};
