import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBetLeg, makeCasinoLeg } from '@/entities/bet/testing';
import { makeLine } from '@/entities/statement/testing';
import { Stack } from '@/shared/ui/stack';
import { LineBet } from './line-bet';
import { makeStatementBet } from './sample-states';

const meta = {
  title: 'pages/statement/LineBet',
  component: LineBet,
  args: { line: makeLine({ bet: makeStatementBet() }) },
} satisfies Meta<typeof LineBet>;
export default meta;
type Story = StoryObj<typeof meta>;

const { mode: _, ...withoutMode } = makeStatementBet();
const lines = [
  makeLine({ bet: makeStatementBet() }),
  makeLine({ bet: makeStatementBet({ mode: 'european' }) }),
  // From a server that does not send the mode.
  makeLine({ bet: withoutMode }),
  // A void bet pays its stake back, which is no win.
  makeLine({ category: 'void', bet: makeStatementBet({ folders: 1, label: 3 }) }),
  makeLine({
    bet: makeStatementBet({
      leg: makeBetLeg({ home: '보루시아 묀헨글라트바흐와 그 밖의 아주 긴 이름을 가진 축구단' }),
    }),
  }),
  // A round of a game: neither odds nor a mode.
  makeLine({ category: 'casino', bet: makeStatementBet({ folders: 1, leg: makeCasinoLeg() }) }),
  // Where a withdrawal is paid to.
  makeLine({
    category: 'cashier',
    code: 3100,
    bank: { bankName: '국민은행', accountNumber: '····4021', holder: '김한판' },
  }),
];

export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      {lines.map((line) => (
        <LineBet key={JSON.stringify(line)} line={line} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const title of [
      '2폴더 · 아스널 외 1경기 · 3.14배 · 국내형',
      '2폴더 · 아스널 외 1경기 · 3.14배 · 유럽형',
      '2폴더 · 아스널 외 1경기 · 3.14배',
      '단폴 · 아스널 승 · 베팅금 반환 · 국내형',
      '학과 달항아리 · 제 18,402회 · 한판 스튜디오',
    ])
      await expect(canvas.getByTitle(title)).toBeVisible();
    await expect(canvas.getByText('국민은행 ····4021')).toBeVisible();
  },
};
