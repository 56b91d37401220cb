import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { HoldButton } from './hold-button';

/** A click without a press, as a switch or a voice makes it. */
const clickAlone = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));

const meta = {
  title: 'features/protection/HoldButton',
  component: HoldButton,
  args: { onHeld: fn(), onAsk: fn() },
} satisfies Meta<typeof HoldButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = { name: /길게 눌러 지금 멈추기/ };
const patience = { timeout: 5_000 };

/** Letting go before the three seconds are over does nothing, and says so; what cannot hold, a voice or a switch, is asked. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', name);
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: button }, { keys: '[/MouseLeft]' }]);
    await canvas.findByText('손을 떼어 멈추지 않았습니다. 3초 동안 눌러주세요.');
    await expect(args.onAsk).not.toHaveBeenCalled();
    clickAlone(button);
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(args.onHeld).not.toHaveBeenCalled();
  },
};

export const Held: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', name);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await waitFor(() => expect(args.onHeld).toHaveBeenCalledOnce(), patience);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

/** A key is held as a finger is. */
export const HeldByKey: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', name).focus();
    await userEvent.keyboard('{Enter>}');
    await waitFor(() => expect(args.onHeld).toHaveBeenCalledOnce(), patience);
    await userEvent.keyboard('{/Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', name);
    await userEvent.pointer({ keys: '[MouseLeft]', target: button });
    clickAlone(button);
    await expect(button).toHaveAttribute('data-held', 'false');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};
