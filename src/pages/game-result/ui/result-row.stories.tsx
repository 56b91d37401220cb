import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Card } from '@/shared/ui/card';
import { makeResult } from '../lib/sample-results';
import { ResultRow } from './result-row';

const innings = Object.fromEntries(
  [0, 2, 0, 1, 0, 0, 3, 0, 1].map((runs, at) => [at + 1, { home: runs, away: (runs * 2) % 3 }]),
);

const meta = {
  title: 'pages/game-result/ResultRow',
  component: ResultRow,
  args: {
    ...{ result: makeResult(), sport: 'football', isOpen: false },
    onToggle: fn(),
  },
} satisfies Meta<typeof ResultRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: '19:00 울산 HD 2 대전 하나시티즌 1' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** Every state of a match, open and closed, and every sport. */
export const Matrix: Story = {
  render: (args) => (
    <Card padding="0" clip>
      {([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((status) => (
        <ResultRow
          key={status}
          {...args}
          result={makeResult({ status, ...(status === 3 ? {} : { scores: {} }) })}
        />
      ))}
      {[false, true].map((isOpen) => (
        <ResultRow
          key={String(isOpen)}
          {...args}
          isOpen={isOpen}
          result={makeResult({ isCorrected: isOpen })}
        />
      ))}
      {SPORT_KEYS.map((sport) => (
        <ResultRow key={sport} {...args} sport={sport} />
      ))}
      <ResultRow
        {...args}
        sport="baseball"
        result={makeResult({
          ...{ home: '키움', away: '롯데' },
          scores: { ...innings, '100': { home: 7, away: 8 } },
        })}
      />
    </Card>
  ),
};
