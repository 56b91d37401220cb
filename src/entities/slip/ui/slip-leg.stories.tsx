import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import type { SlipFix } from '../lib/fix';
import type { MovedLeg } from '../lib/offers';
import type { SlipProblem } from '../lib/problems';
import type { RefusalCode } from '../lib/rules';
import { makeEntry } from '../lib/sample-picks';
import type { SlipEntry } from '../lib/slip';
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
  args: { leg: makeEntry(), onRemove: fn(), onFix: fn() },
  render: (args) => <List {...args} />,
} satisfies Meta<typeof SlipLeg>;
export default meta;
type Story = StoryObj<typeof meta>;

const oddsFell: SlipProblem = {
  refusal: { code: 'ODDS_CHANGED', from: 202, to: 196 },
  fix: { kind: 'acceptOdds', selectionIds: [makeEntry().selectionId] },
};

export const OddsFell: Story = {
  tags: ['odds-drop'],
  args: { leg: makeEntry({ odds: 196, seenOdds: 202 }), problem: oddsFell },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '아스널 승 배당 변경 수락' }));
    await expect(args.onFix).toHaveBeenCalledWith(oddsFell.fix);
  },
};

const handicap = makeEntry({ typeId: 3, line: -50 });
const score = makeEntry({ typeId: 3, line: -50, inPlay: true, offerScore: { home: 1, away: 0 } });

/** Takes a leg to another line or score. */
function moved(leg: SlipEntry, change: Partial<MovedLeg>): SlipProblem {
  const { selectionId, marketId, line, offerScore } = leg;
  const to = { selectionId, marketId, line, offerScore, odds: 190, ...change };
  return {
    refusal: { code: 'LINE_CHANGED', selectionId },
    fix: { kind: 'moveLeg', selectionId, to },
  };
}

const otherLine = moved(handicap, { line: -150 });

export const LineMoved: Story = {
  args: { leg: handicap, problem: otherLine },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/기준점 변경, -0.5 → -1.5, 배당 1.90/)).toBeInTheDocument();
    await press(canvas.getByRole('button', { name: '아스널 -0.5 → -1.5, 새 기준점 선택' }));
    await expect(args.onFix).toHaveBeenCalledWith(otherLine.fix);
  },
};

const offerScore = { home: 2, away: 1 };

/** A long market of long teams: everything is there, on as many lines as it takes. */
export const LongMarket: Story = {
  args: {
    leg: makeEntry({
      home: '보루시아 묀헨글라트바흐',
      away: '바이어 04 레버쿠젠',
      typeId: 102,
      line: 150,
      outcome: 'Under',
      inPlay: true,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const market = canvas.getByText('언더오버 - 바이어 04 레버쿠젠');
    await expect(market.scrollWidth).toBeLessThanOrEqual(market.clientWidth);
    await expect(canvas.getByText('바이어 04 레버쿠젠 언더')).toBeVisible();
    await expect(canvas.getByText('0:0 기준')).toBeVisible();
  },
};

const codes: RefusalCode[] = [
  'MARKET_SUSPENDED',
  'MARKET_CLOSED',
  'SELECTION_NOT_FOUND',
  'FIXTURE_STARTED',
];
const drop: SlipFix = { kind: 'dropLegs', selectionIds: ['a'] };

export const Matrix: Story = {
  render: () => (
    <ul>
      <SlipLeg leg={makeEntry({ odds: 208, seenOdds: 202 })} />
      <SlipLeg leg={makeEntry({ odds: 196, seenOdds: 202 })} problem={oddsFell} />
      <SlipLeg leg={makeEntry({ inPlay: true, typeId: 3, line: -50, offerScore })} />
      <SlipLeg leg={makeEntry({ inPlay: true, typeId: 2, line: 350, outcome: 'Over' })} />
      <SlipLeg
        leg={makeEntry({ home: '보루시아 묀헨글라트바흐', away: '바이어 04 레버쿠젠', odds: 101 })}
      />
      <SlipLeg leg={handicap} problem={otherLine} />
      <SlipLeg leg={score} problem={moved(score, { offerScore: { home: 2, away: 1 } })} />
      {codes.map((code) => (
        <SlipLeg
          key={code}
          leg={makeEntry({ inPlay: true })}
          problem={{ refusal: { code }, fix: drop }}
        />
      ))}
      <SlipLeg
        leg={makeEntry()}
        problem={{ refusal: { code: 'MARKET_CLOSED' }, fix: drop }}
        isGrouped
      />
    </ul>
  ),
  play: async ({ canvas }) => {
    // What the policy has taken is said, and nothing is asked; the fall is asked about.
    await expect(canvas.getByText('자동 수락')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /배당 변경 수락/ })).toHaveLength(1);
  },
};
