import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { press } from '@/shared/lib/test-press';
import { makeSitePart, sampleParts } from '../lib/sample-parts';
import { DeskHealth } from './desk-health';

type Answer = Parameters<typeof createFakeApi>[0][string];
const answered = (answer: Answer) => ({
  scope: () => makeScope({ values: [[$api, createFakeApi({ 'GET /desk/part': answer })]] }),
});

const meta = {
  title: 'widgets/desk-health/DeskHealth',
  component: DeskHealth,
  parameters: answered({ body: { parts: sampleParts } }),
} satisfies Meta<typeof DeskHealth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const lines = await canvas.findAllByRole('listitem');
    await expect(lines.map((line) => line.textContent)).toEqual([
      '스포츠 배당0.2초 · 412/분',
      '라이브 배당0.3초 · 186/분',
      '경기 결과0.4초 · 2/분',
      '미니게임 추첨0.1초 · 38/분',
      '라이브카지노느림 · 1.8초',
      '테더 체인최근 1시간 수신 없음',
      '이벤트 스트림1,284 접속',
      '원장 점검차이 0건',
    ]);
  },
};

export const Down: Story = {
  parameters: answered({
    body: {
      parts: [
        makeSitePart({ state: 'down' }),
        makeSitePart({ name: 'ledger', state: 'down', lagMs: null, rate: 3, lags: [] }),
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('차이 3건')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('스포츠 배당중단');
  },
};

let isDown = true;
export const Failed: Story = {
  parameters: answered(() => {
    if (isDown) throw new TypeError('fetch failed');
    return { body: { parts: sampleParts } };
  }),
  play: async ({ canvas }) => {
    isDown = true;
    await expect(await canvas.findByText('피드 상태를 불러오지 못했습니다.')).toBeVisible();
    isDown = false;
    await press(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByText('스포츠 배당')).toBeVisible();
  },
};
