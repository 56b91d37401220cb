import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { memberKinds } from '@/entities/member/testing';
import { codes, makeCode, scopeOf } from '../lib/sample-coupons';
import { CodePanel } from './code-panel';

const [open = makeCode(), exhausted = open, closed = open] = codes;

const meta = {
  title: 'widgets/desk-coupons/CodePanel',
  component: CodePanel,
  args: { code: open },
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof CodePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '코드 마감' })).toBeVisible();
  },
};

export const Exhausted: Story = { args: { code: exhausted } };

export const Closed: Story = {
  args: { code: closed },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '코드 마감' })).toBeNull();
  },
};

export const OfManager: Story = { parameters: { scope: () => scopeOf({}, memberKinds.manager) } };
