import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeBetLeg, makeCasinoLeg } from '@/entities/bet/testing';
import { makeLine } from '@/entities/statement/testing';
import { LineBet } from './line-bet';
import { makeStatementBet } from './sample-states';

const meta = {
  title: 'pages/statement/LineBet',
  component: LineBet,
  args: { line: makeLine({ bet: makeStatementBet() }) },
} satisfies Meta<typeof LineBet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Double: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('2폴더 · 아스널 외 1경기 · 3.14배 · 국내형')).toBeVisible();
  },
};

export const European: Story = {
  args: { line: makeLine({ bet: makeStatementBet({ mode: 'european' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/3\.14배 · 유럽형$/)).toBeVisible();
  },
};

export const InPlay: Story = {
  args: { line: makeLine({ bet: makeStatementBet({ mode: 'inplay' }) }) },
};

/** From a server that does not tell the mode. */
export const WithoutMode: Story = {
  args: {
    line: makeLine({
      bet: { folders: 2, totalOdds: 314, label: 0, isPending: false, leg: makeBetLeg() },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/3\.14배$/)).toBeVisible();
  },
};

export const Single: Story = {
  args: {
    line: makeLine({
      category: 'win',
      bet: makeStatementBet({ folders: 1, totalOdds: 172, label: 2 }),
    }),
  },
};

/** A void bet pays its stake back, which is no win. */
export const Void: Story = {
  args: {
    line: makeLine({ category: 'void', bet: makeStatementBet({ folders: 1, label: 3 }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('단폴 · 아스널 승 · 베팅금 반환 · 국내형')).toBeVisible();
  },
};

export const Lost: Story = {
  args: { line: makeLine({ bet: makeStatementBet({ label: 1 }) }) },
};

/** Given back as a stake of its own kind of entry, which says so. */
export const Cancelled: Story = {
  args: {
    line: makeLine({ category: 'refund', bet: makeStatementBet({ folders: 1, label: -1 }) }),
  },
};

export const LongNames: Story = {
  args: {
    line: makeLine({
      bet: makeStatementBet({
        leg: makeBetLeg({ home: '보루시아 묀헨글라트바흐와 그 밖의 아주 긴 이름을 가진 축구단' }),
      }),
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

/** A round of a game: neither odds nor a mode. */
export const Casino: Story = {
  args: {
    line: makeLine({
      category: 'casino',
      bet: makeStatementBet({ folders: 1, leg: makeCasinoLeg() }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('학과 달항아리 · 제 18,402회 · 한판 스튜디오')).toBeVisible();
  },
};

/** A deposit has no bet. */
export const None: Story = { args: { line: makeLine({ category: 'cashier', code: 2100 }) } };

/** Where a withdrawal is paid to. */
export const Withdrawal: Story = {
  args: {
    line: makeLine({
      category: 'cashier',
      code: 3100,
      source: { kind: 'withdrawal', id: 'wd_1' },
      bank: { bankName: '국민은행', accountNumber: '····4021', holder: '김한판' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('국민은행 ····4021')).toBeVisible();
  },
};
