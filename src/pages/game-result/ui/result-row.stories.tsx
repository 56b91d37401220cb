import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Card } from '@/shared/ui/card';
import { makeOwn, makeResult, sampleMarkets, voidMarkets } from '../lib/sample-results';
import { scoreColumns, scoresWidth } from '../lib/score-columns';
import * as grid from './result-grid.css';
import { ResultRow, type ResultRowProps } from './result-row';

const innings = Object.fromEntries(
  [0, 2, 0, 1, 0, 0, 3, 0, 1].map((runs, at) => [at + 1, { home: runs, away: (runs * 2) % 3 }]),
);

const baseball = makeResult({
  home: '키움',
  away: '롯데',
  scores: { ...innings, '100': { home: 7, away: 8 } },
});

/** A row in the room that a league has for its columns. */
function Row(props: ResultRowProps) {
  return (
    <div style={assignInlineVars({ [grid.scores]: scoresWidth(props.columns) })}>
      <ResultRow {...props} />
    </div>
  );
}

const meta = {
  title: 'pages/game-result/ResultRow',
  component: ResultRow,
  args: {
    result: makeResult({ main: [...sampleMarkets], marketCount: 86 }),
    sport: 'football',
    columns: scoreColumns([makeResult()], 'football'),
    isOpen: false,
    onToggle: fn(),
  },
  render: (args) => <Row {...args} />,
} satisfies Meta<typeof ResultRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: '19:00 종료 울산 HD 2 대전 하나시티즌 1' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** Every state of a match, open and closed, and every sport. */
export const Matrix: Story = {
  render: (args) => (
    <Card padding="0" clip>
      <Row {...args} own={makeOwn()} />
      <Row {...args} result={makeResult({ status: 5, scores: {}, main: voidMarkets })} />
      {([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((status) => (
        <Row
          key={status}
          {...args}
          result={makeResult({ status, ...(status === 3 ? {} : { scores: {} }) })}
        />
      ))}
      {[false, true].map((isOpen) => (
        <Row
          key={String(isOpen)}
          {...args}
          isOpen={isOpen}
          result={makeResult({ isCorrected: isOpen })}
        />
      ))}
      {SPORT_KEYS.map((sport) => (
        <Row key={sport} {...args} sport={sport} columns={scoreColumns([args.result], sport)} />
      ))}
      <Row
        {...args}
        sport="baseball"
        columns={scoreColumns([baseball], 'baseball')}
        result={baseball}
      />
    </Card>
  ),
};
