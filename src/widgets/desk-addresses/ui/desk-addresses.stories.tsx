import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { deskScope } from '@/features/desk-list/testing';
import { press } from '@/shared/lib/test-press';
import { DeskAddresses } from './desk-addresses';

const long = '한 줄에 다 들어가지 않는 아주 긴 사유'.repeat(4);
const row = { ip: '203.0.113.18', reason: '다중 계정', at: 1_795_253_460_000 };
const other = { ...row, ip: '2001:db8:85a3::8a2e:370:7334', reason: long };
const answers = { 'GET /desk/address': { body: [row, other] } };

const meta = {
  title: 'widgets/desk-addresses/DeskAddresses',
  component: DeskAddresses,
  parameters: { layout: 'fullscreen', scope: () => deskScope(answers) },
} satisfies Meta<typeof DeskAddresses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('203.0.113.18'));
    await expect(canvas.getByRole('button', { name: '차단 해제' })).toBeVisible();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await press(canvas.getByRole('button', { name: '주소 차단' }));
    await expect(canvas.getByRole('textbox', { name: 'IP 주소' })).toBeVisible();
  },
};

/** A manager sees them and changes nothing. */
export const OfManager: Story = {
  parameters: { scope: () => deskScope(answers, memberKinds.manager) },
  play: async ({ canvas }) => {
    await press(await canvas.findByText(long));
    await expect(canvas.getByText('차단과 해제는 관리자만 할 수 있습니다.')).toBeVisible();
    for (const name of ['주소 차단', '차단 해제'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
  },
};
