import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { press } from '@/shared/lib/test-press';
import { broken, never, scopeOf } from '../lib/sample-addresses';
import { DeskAddresses } from './desk-addresses';

const answering = (...sample: Parameters<typeof scopeOf>) => ({ scope: () => scopeOf(...sample) });

const meta = {
  title: 'widgets/desk-addresses/DeskAddresses',
  component: DeskAddresses,
  decorators: [
    (Story) => (
      <div style={{ height: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', ...answering() },
} satisfies Meta<typeof DeskAddresses>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
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
  parameters: answering({}, memberKinds.manager),
  play: async ({ canvas }) => {
    await press(await canvas.findByText('203.0.113.18'));
    await expect(canvas.getByText('차단과 해제는 관리자만 할 수 있습니다.')).toBeVisible();
    for (const name of ['주소 차단', '차단 해제'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: answering({ 'GET /desk/address': { body: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('차단한 주소가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answering({ 'GET /desk/address': never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '차단 주소' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: answering({ 'GET /desk/address': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('차단 주소를 불러오지 못했습니다.')).toBeVisible();
  },
};
