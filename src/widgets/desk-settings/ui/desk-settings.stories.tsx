import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeSetting } from '@/entities/desk-request/testing';
import { memberKinds } from '@/entities/member/testing';
import { atHeight } from '@/features/desk-list/testing';
import { never, offline } from '@/shared/api/testing';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { detailsOf, makeSettings, scopeOf, sent } from '../lib/sample-settings';
import { DeskSettings } from './desk-settings';

const settingsOf = (...given: Parameters<typeof scopeOf>) => ({ scope: () => scopeOf(...given) });

const meta = {
  title: 'widgets/desk-settings/DeskSettings',
  component: DeskSettings,
  decorators: atHeight(900),
  parameters: { layout: 'fullscreen', router: { path: '/' }, frame: false, ...settingsOf() },
} satisfies Meta<typeof DeskSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByLabelText('새 시간(분)'), '90');
    await press(canvas.getByRole('button', { name: '변경' }));
    await expect(await canvas.findByText('90분')).toBeVisible();
    await expect(canvas.queryByText('1부터 720까지의 숫자를 입력해주세요.')).toBeNull();
    await expect(sent).toEqual([{ autoLogoutMin: 90, was: { autoLogoutMin: 120 } }]);
    await expect(canvas.getByRole('link', { name: '설정 변경 목록에서 처리' })).toHaveAttribute(
      'href',
      '/admin/setting-request',
    );
  },
};

/** Everything is closed, no rate is set, no word is banned and nothing waits. */
export const Closed: Story = {
  parameters: settingsOf(
    { 'GET /desk/request/setting?tab=waiting': { body: { data: [], nextCursor: null } } },
    makeSettings({
      siteNoticeFlg: true,
      joinStartEndFlg: true,
      tetherMaintenanceFlag: 1,
      idNiknameBan: [],
      usdRate: null,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '점검 종료' })).toBeVisible();
    await expect(canvas.getByText('등록된 금지어가 없습니다.')).toBeVisible();
  },
};

export const Words: Story = {
  play: async ({ canvas }) => {
    const block = within(await canvas.findByRole('region', { name: '금지어' }));
    await typeInto(block.getByLabelText('새 금지어'), 'Admin');
    await press(block.getByRole('button', { name: '추가' }));
    await expect(block.getByText('이미 등록된 금지어입니다.')).toBeVisible();
    await typeInto(block.getByLabelText('금지어 검색'), '운영');
    await expect(block.getAllByRole('listitem')).toHaveLength(1);
    await expect(block.getByRole('button', { name: '운영자 삭제' })).toBeVisible();
    await typeInto(block.getByLabelText('금지어 검색'), '없는말');
    await expect(block.getByText('찾는 금지어가 없습니다.')).toBeVisible();
  },
};

const { setting: rate } = makeSetting();
const waits = [
  makeSetting(),
  makeSetting({
    id: 'req_5',
    memberId: memberKinds.admin.id,
    setting: rate && { ...rate, askedBy: memberKinds.admin.id, approvedBy: memberKinds.admin.id },
  }),
];
const waitingAnswers = {
  'GET /desk/request/setting?tab=waiting': { body: { data: waits, nextCursor: null } },
  ...detailsOf(waits),
};

/** One change of another admin, and one's own, which is only taken back. */
export const Waiting: Story = {
  parameters: settingsOf(waitingAnswers),
  play: async ({ canvas }) => {
    const block = within(await canvas.findByRole('region', { name: '승인 대기 중인 변경' }));
    await expect(await block.findAllByText('1,380.50원')).toHaveLength(2);
    await expect(block.getByText(/다른 관리자의 승인이 필요합니다/)).toBeVisible();
    await expect(await block.findByRole('button', { name: '2차 승인' })).toBeEnabled();
    await press(block.getByRole('button', { name: '달러 환율 변경 처리' }));
    await expect(await block.findByRole('button', { name: '거두기' })).toBeVisible();
    await expect(block.queryByRole('button', { name: '2차 승인' })).toBeNull();
    const recent = within(canvas.getByRole('region', { name: '최근 적용' }));
    await expect(await recent.findByText('가입 첫충 지급률 8% → 10%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '미니게임 2종 중 1종 점검' })).toHaveAttribute(
      'href',
      '/admin/minigame',
    );
  },
};

/** Something else was set since a change was asked for: it is only refused. */
export const Outdated: Story = {
  parameters: settingsOf(waitingAnswers, makeSettings({ usdRate: 14_000_000 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '2차 승인' })).toBeDisabled();
    await expect(canvas.getByText(/현재 값이 바뀌어 승인할 수 없습니다/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '거절' })).toBeEnabled();
  },
};

/** The fields begin with what is set, and say what is wrong. */
export const Bonus: Story = {
  play: async ({ canvas }) => {
    const block = within(await canvas.findByRole('region', { name: '충전 보너스' }));
    const row = within(block.getByRole('row', { name: /^매충/ }));
    for (const text of ['3%', '50,000P', '200%']) await expect(row.getByText(text)).toBeVisible();
    await choose(block.getByLabelText('바꿀 보너스'), 'every');
    await expect(block.getByLabelText('새 최대 지급')).toHaveValue('50000');
    await typeInto(block.getByLabelText('새 롤링'), '99');
    await press(block.getByRole('button', { name: '변경 요청' }));
    await expect(block.getByText('100%부터 2,000%까지 입력해주세요.')).toBeVisible();
    await expect(block.getByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
  },
};

/** Slips in play and bets on rounds have no withdrawals. */
export const Limits: Story = {
  play: async ({ canvas }) => {
    const block = within(await canvas.findByRole('region', { name: '등급별 한도' }));
    const cells = within(block.getByRole('row', { name: /^라이브 베팅/ })).getAllByRole('cell');
    await expect(cells.slice(-2).map(({ textContent }) => textContent)).toEqual([
      ...['해당 없음', '해당 없음'],
    ]);
    await choose(block.getByLabelText('바꿀 대상'), 'vip');
    await expect(block.getByLabelText('새 하루 환전')).toHaveValue('50000000');
    await choose(block.getByLabelText('바꿀 대상'), 'inPlay');
    await expect(block.getByLabelText('새 최대 베팅')).toHaveValue('3000000');
    await expect(block.queryByLabelText('새 하루 환전')).toBeNull();
    await choose(block.getByLabelText('바꿀 대상'), 'miniVip');
    await expect(block.getByLabelText('새 최대 베팅')).toHaveValue('2000000');
    await expect(block.queryByLabelText('새 하루 환전')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: settingsOf({ 'GET /admin/setting': never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '사이트 설정' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: settingsOf({ 'GET /admin/setting': offline }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('설정을 불러오지 못했습니다.')).toBeVisible();
  },
};
