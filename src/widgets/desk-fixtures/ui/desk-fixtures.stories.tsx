import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makePreview } from '@/entities/desk-preview/testing';
import { atHeight } from '@/features/desk-list/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { listOf, makeFixture, sampleCounts, scopeOf, sent } from '../lib/sample-fixtures';
import { DeskFixtures } from './desk-fixtures';

const fixturesOf = (...answers: Parameters<typeof scopeOf>) => ({
  scope: () => scopeOf(...answers),
});
const all = listOf(
  makeFixture(),
  makeFixture({
    id: 'r1b',
    home: '낙동강유나이티드축구클럽',
    away: '섬진강시민프로축구단',
    openBets: 3,
    status: 2,
    canCorrect: false,
    changeableUntil: null,
  }),
  makeFixture({ id: 'r1c', home: '금강', away: '영산강', canCorrect: false, canVoid: false }),
);

const meta = {
  title: 'widgets/desk-fixtures/DeskFixtures',
  component: DeskFixtures,
  decorators: atHeight(640),
  parameters: { layout: 'fullscreen', ...fixturesOf({ 'GET /admin/fixture': all }) },
} satisfies Meta<typeof DeskFixtures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('금강 – 영산강'));
    const panel = canvas.getByRole('complementary', { name: '경기 상세' });
    await expect(panel).toHaveTextContent('24시간이 지나 더 이상 변경할 수 없습니다.');
    await expect(canvas.queryByRole('button', { name: '미리보기' })).toBeNull();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByText('한강 – 두만강'));
    await expect(canvas.getByRole('textbox', { name: '전반전 한강' })).toHaveValue('1');
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    // What has no result yet can be voided alone.
    await press(canvas.getByRole('row', { name: /낙동강유나이티드/ }));
    await expect(canvas.getByRole('button', { name: '경기 무효' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: '결과 정정' })).toBeNull();
  },
};

export const Corrected: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한강 – 두만강'));
    await press(canvas.getByRole('button', { name: '미리보기' }));
    await expect(canvas.getByText(/하나 이상 다르게/)).toBeVisible();
    await typeInto(canvas.getByRole('textbox', { name: '후반전 두만강' }), '2');
    await press(canvas.getByRole('button', { name: '미리보기' }));
    const effect = await canvas.findByRole('group', { name: '변경 결과' });
    await expect(effect).toHaveTextContent('회수하지 못해 남는 미수15,000원');
    await press(canvas.getByRole('button', { name: '정정하기' }));
    await expect(canvas.getByText('사유를 3자 이상 입력해주세요.')).toBeVisible();
    const [preview] = sent;
    await expect(preview).toEqual({ scores: { '20': { home: 1, away: 12 } } });
    // Whatever is typed after the preview is another change: it is tried again first.
    await typeInto(canvas.getByRole('textbox', { name: '후반전 두만강' }), '3');
    await waitFor(() => expect(canvas.queryByRole('button', { name: '정정하기' })).toBeNull());
    await expect(sent).toHaveLength(1);
  },
};

export const CornersCorrected: Story = {
  parameters: fixturesOf({ 'GET /admin/fixture': listOf(makeFixture({ counts: sampleCounts })) }),
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한강 – 두만강'));
    const counts = canvas.getByRole('region', { name: '코너킥·카드' });
    await expect(counts).toHaveTextContent('자동으로 계산합니다');
    await expect(canvas.queryByRole('textbox', { name: /^코너킥 .*최종/ })).toBeNull();
    const corners = canvas.getByRole('textbox', { name: '코너킥 후반전 두만강' });
    await typeInto(corners, 'x');
    await press(canvas.getByRole('button', { name: '미리보기' }));
    await expect(corners).toBeInvalid();
    await expect(corners).toHaveAccessibleDescription('0부터 999까지의 숫자를 입력해주세요.');
    await expect(sent).toHaveLength(0);
    await typeInto(corners, '{Backspace}2');
    await press(canvas.getByRole('button', { name: '미리보기' }));
    await expect(await canvas.findByRole('group', { name: '변경 결과' })).toBeVisible();
    const [preview] = sent;
    await expect(preview).toEqual({ counts: { corner: { '20': { home: 3, away: 32 } } } });
  },
};

/** A bet that was won is open again, and no money moves. */
export const Voided: Story = {
  parameters: fixturesOf({
    'POST /admin/fixture/r693e1973v/preview': {
      body: makePreview({
        lost: 0,
        reopened: 1,
        hasMore: true,
        money: [],
        bets: makePreview().bets.map((bet) => ({
          ...bet,
          after: { status: 'accepted', label: 0, payout: null },
        })),
      }),
    },
  }),
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한강 – 두만강'));
    await press(canvas.getByRole('button', { name: '경기 무효' }));
    await press(canvas.getByRole('button', { name: '미리보기' }));
    const bets = await canvas.findByRole('list', { name: '바뀌는 베팅' });
    await expect(bets).toHaveTextContent('18,500원 → 진행 중');
    await expect(canvas.getByText('움직이는 금액이 없습니다.')).toBeVisible();
    await expect(canvas.getByText('금액이 큰 200건만 표시합니다.')).toBeVisible();
  },
};

export const Abandoned: Story = {
  tags: ['game-abandoned'],
  parameters: fixturesOf({
    'GET /admin/fixture': listOf(
      makeFixture({ canCorrect: false, changeableUntil: null, scores: {}, status: 7 }),
    ),
  }),
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한강 – 두만강'));
  },
};
