import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { REFUSAL_CODES, type RefusalCode } from '../lib/rules';
import type { SlipFix } from '../lib/fix';
import { makeEntry } from '../lib/sample-picks';
import { SlipLegStrip } from './slip-leg-strip';

const leg = makeEntry({ typeId: 3, line: -50 });
const { selectionId, marketId, offerScore } = leg;
const drop: SlipFix = { kind: 'dropLegs', selectionIds: [selectionId] };
const move: SlipFix = {
  kind: 'moveLeg',
  selectionId,
  to: { selectionId, marketId, line: -100, offerScore, odds: 231 },
};

const meta = {
  title: 'entities/slip/SlipLegStrip',
  component: SlipLegStrip,
  args: {
    leg,
    name: '아스널 -0.5',
    problem: { refusal: { code: 'MARKET_CLOSED' }, fix: drop },
    isGrouped: false,
    onFix: fn(),
  },
} satisfies Meta<typeof SlipLegStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button'));
    await expect(args.onFix).toHaveBeenCalledWith(drop);
  },
};

const risen = makeEntry({ odds: 208, seenOdds: 202 });
const fallen = makeEntry({ odds: 196, seenOdds: 202 });

/** Odds that moved, taken already or asked about; a line that moved; nothing of its own where a notice speaks for it. */
export const Changes: Story = {
  render: (args) => (
    <Stack gap="2">
      <SlipLegStrip {...args} leg={risen} problem={null} />
      <SlipLegStrip {...args} leg={fallen} problem={null} />
      <SlipLegStrip
        {...args}
        leg={fallen}
        problem={{ refusal: { code: 'ODDS_CHANGED', from: 202, to: 196 }, fix: null }}
      />
      <SlipLegStrip
        {...args}
        leg={fallen}
        problem={{ refusal: { code: 'ODDS_CHANGED', from: 202, to: 196 }, fix: null }}
        isGrouped
      />
      <SlipLegStrip {...args} problem={{ refusal: { code: 'LINE_CHANGED' }, fix: move }} />
      <SlipLegStrip {...args} isGrouped />
    </Stack>
  ),
};

/** Won, where a sentence names a limit. */
const limits: Partial<Record<RefusalCode, number>> = {
  STAKE_TOO_SMALL: 5_000,
  STAKE_TOO_LARGE: 1_000_000,
  PAYOUT_TOO_LARGE: 5_000_000,
};

/** Why the leg is not taken, in words. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="2">
      {REFUSAL_CODES.map((code) => (
        <div key={code}>
          <Text size="xs" tone="hint">
            {code}
          </Text>
          <SlipLegStrip
            {...args}
            leg={fallen}
            problem={{ refusal: { code, limit: limits[code] }, fix: drop }}
          />
        </div>
      ))}
    </Stack>
  ),
};
