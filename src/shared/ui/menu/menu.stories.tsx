import { expect, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { hoverOver, press } from '@/shared/lib/test-press';
import { Button } from '../button';
import { Inline } from '../inline';
import { Menu, MenuItem } from '.';

const meta = {
  title: 'shared/ui/Menu',
  component: Menu,
  args: {
    align: 'start',
    trigger: <Button variant="quiet">스포츠</Button>,
    children: ['크로스', '승무패', '핸디캡'].map((name) => (
      <MenuItem key={name}>
        <a href={`#${name}`}>{name}</a>
      </MenuItem>
    )),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: '스포츠' });
    await step('arrows open and move', async () => {
      trigger.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('link', { name: '크로스' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('link', { name: '승무패' })).toHaveFocus());
    });
    await step('Esc closes and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(trigger).toHaveFocus();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
    await step('a press opens it', async () => {
      await press(trigger);
      await expect(canvas.getByRole('link', { name: '핸디캡' })).toBeVisible();
    });
    await step('a choice closes it and leaves the focus at the trigger', async () => {
      await press(canvas.getByRole('link', { name: '핸디캡' }));
      await expect(trigger).toHaveFocus();
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
};

/** At the end of a bar the panel must not leave the window. */
export const AlignedAtEnd: Story = {
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '스포츠' });
    await press(trigger);
    const item = canvas.getByRole('link', { name: '핸디캡' });
    await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(
      trigger.getBoundingClientRect().right,
    );
  },
};

export const Hover: Story = {
  args: { openOnHover: true },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: '스포츠' });
    await hoverOver(trigger);
    await expect(canvas.getByRole('link', { name: '핸디캡' })).toBeVisible();
    // It would close by itself, sooner or later: the real pointer is elsewhere.
    await userEvent.unhover(trigger);
    await waitFor(() => expect(canvas.queryByRole('link', { name: '핸디캡' })).toBeNull());
  },
};

export const LinkTrigger: Story = {
  args: { trigger: <a href="#sports">스포츠</a>, openOnHover: true },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole('link', { name: '스포츠' });
    await step('Enter opens before it follows', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(location.hash).not.toBe('#sports');
    });
    await step('Space opens again after Esc', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('link', { name: '크로스' })).toBeVisible();
    });
    // Where the real pointer happens to be decides how long it stays open.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '크로스' })).toBeNull());
  },
};
