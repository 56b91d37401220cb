import { allSettled } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { rowChosen } from '@/features/desk-list';
import { typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import type { DeskFixture } from '../api';
import { makeFixture, sampleCounts } from '../lib/sample-fixtures';
import { previewClicked, rowsSeen } from '../model';
import { ResultFields } from './result-fields';

/** A story in which the fixture was chosen in the list; `isTried` presses the preview without a change. */
function chosen(fixture: DeskFixture, isTried = false) {
  const scope = () => {
    const made = makeScope();
    void allSettled(rowsSeen, { scope: made, params: [fixture] });
    void allSettled(rowChosen, { scope: made, params: fixture.id });
    if (isTried) void allSettled(previewClicked, { scope: made });
    return made;
  };
  return { args: { fixture }, parameters: { scope } };
}

const meta = {
  title: 'widgets/desk-fixtures/ResultFields',
  component: ResultFields,
  args: { fixture: makeFixture() },
} satisfies Meta<typeof ResultFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  ...chosen(makeFixture({ counts: sampleCounts })),
  play: async ({ canvas }) => {
    const counts = canvas.getByRole('region', { name: '코너킥·카드' });
    await expect(counts).toHaveTextContent('자동으로 계산합니다');
    await expect(canvas.getByRole('textbox', { name: '코너킥 후반전 두만강' })).toHaveValue('3');
    await expect(canvas.getByRole('textbox', { name: '퇴장 후반전 두만강' })).toHaveValue('1');
    await expect(canvas.queryByRole('textbox', { name: /^코너킥 .*최종/ })).toBeNull();
    await typeInto(canvas.getByRole('textbox', { name: '코너킥 후반전 두만강' }), '0');
    await expect(canvas.getByRole('textbox', { name: '코너킥 후반전 두만강' })).toHaveValue('30');
  },
};

export const WithoutCounts: Story = {
  ...chosen(makeFixture()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '경고 전반전 한강' })).toHaveValue('');
  },
};

export const WholeMatchAlone: Story = chosen(
  makeFixture({ counts: { corner: { '100': { home: 6, away: 4 } } } }),
);

export const WithExtraTime: Story = chosen(
  makeFixture({
    counts: sampleCounts,
    scores: {
      '10': { home: 1, away: 0 },
      '20': { home: 0, away: 1 },
      '30': { home: 0, away: 0 },
      '35': { home: 1, away: 0 },
      '100': { home: 1, away: 1 },
      '101': { home: 2, away: 1 },
    },
  }),
);

export const OtherSport: Story = {
  ...chosen(
    makeFixture({
      sport: 'basketball',
      scores: { '1': { home: 20, away: 18 }, '100': { home: 81, away: 79 } },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: '코너킥·카드' })).toBeNull();
  },
};

export const NothingChanged: Story = {
  ...chosen(makeFixture({ counts: sampleCounts }), true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/점수나 기록을 하나 이상 다르게/)).toBeVisible();
  },
};

export const NoNumber: Story = {
  ...chosen(makeFixture({ counts: { corner: { '10': { home: 3, away: 1000 } } } }), true),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '코너킥 전반전 두만강' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('0부터 999까지의 숫자를 입력해주세요.');
  },
};
