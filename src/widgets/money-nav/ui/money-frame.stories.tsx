import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { makeMember, memberKinds } from '@/entities/member/testing';
import { underWay } from '../model';
import { makeScope } from '@/shared/lib/test-scope';
import { Heading } from '@/shared/ui/heading';
import { MoneyFrame } from './money-frame';

const meta = {
  title: 'widgets/money-nav/MoneyFrame',
  component: MoneyFrame,
  args: { children: <Heading level={1}>거래내역</Heading> },
  parameters: {
    layout: 'fullscreen',
    router: { path: '/mywallet/statement' },
    scope: () => makeScope(),
  },
} satisfies Meta<typeof MoneyFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const requests = { deposit: 1, withdrawal: 0, tetherDeposit: 2, tetherWithdrawal: 1 };
const busy = () =>
  makeScope({
    values: [
      [$member, makeMember({ point: 2_400 })],
      [underWay.$data, requests],
    ],
  });

/** The points and the number of requests under way are beside their pages; a link leads past all of them. */
export const UnderWay: Story = {
  parameters: { scope: busy },
  play: async ({ canvas }) => {
    const cash = within(await canvas.findByRole('region', { name: '입출금' }));
    const names = ['충전 진행 1', '환전', '테더충전 진행 2', '테더환전 진행 1'];
    for (const name of names) await expect(cash.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^포인트/ })).toHaveTextContent('2,400');
    canvas.getByRole('link', { name: '머니 메뉴 건너뛰기' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = canvas.getByRole('navigation', { name: '머니 메뉴' });
    await expect(menu.nextElementSibling).toHaveFocus();
  },
};

/** The way between the pages is a strip of tabs, and the one that is open is visible. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('navigation', { name: '머니 메뉴' });
    const open = within(strip).getByRole('link', { current: 'page' });
    await expect(open).toHaveTextContent('거래내역');
    const [around, place] = [strip, open].map((one) => one.getBoundingClientRect());
    await expect(place?.left).toBeGreaterThanOrEqual(around?.left ?? 0);
    await expect(place?.right).toBeLessThanOrEqual(around?.right ?? 0);
  },
};

/** A coin-only member deposits and withdraws tether alone. */
export const CoinOnly: Story = {
  parameters: { scope: () => makeScope({ values: [[$member, memberKinds.coinOnly]] }) },
  play: async ({ canvas }) => {
    const cash = within(await canvas.findByRole('region', { name: '입출금' }));
    const links = cash.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['테더충전', '테더환전']);
  },
};

/** The open tab keeps to the middle when the phone is turned. */
export const Turned: Story = {
  parameters: { router: { path: '/coupon' } },
  globals: { viewport: { value: 'phone' } },
  beforeEach:
    ({ canvasElement }) =>
    () =>
      canvasElement.style.removeProperty('inline-size'),
  play: async ({ canvas, canvasElement }) => {
    const strip = await canvas.findByRole('navigation', { name: '머니 메뉴' });
    const open = within(strip).getByRole('link', { current: 'page' });
    const middleOf = (part: Element): number => {
      const { left, width } = part.getBoundingClientRect();
      return Math.round(left + width / 2);
    };
    const centred = () => expect(Math.abs(middleOf(open) - middleOf(strip))).toBeLessThanOrEqual(1);
    await waitFor(centred);
    canvasElement.style.inlineSize = '260px';
    await waitFor(centred);
  },
};

/** A part of a page marks the whole in the menu. */
export const Part: Story = {
  parameters: { router: { path: '/calculateSports' } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: '머니 메뉴' });
    const open = within(menu).getByRole('link', { current: 'page' });
    await expect(open).toHaveTextContent('정산신청');
  },
};
