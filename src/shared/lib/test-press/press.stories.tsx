import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { hoverOver, press, typeInto } from './index';

interface SceneProps {
  isCovered: boolean;
  onPress: () => void;
}

function Scene({ isCovered, onPress }: SceneProps) {
  return (
    <div style={{ position: 'relative' }}>
      <button type="button" onClick={onPress}>
        확인
      </button>
      <input aria-label="금액" />
      {isCovered && <div className="cover" style={{ position: 'absolute', inset: 0 }} />}
    </div>
  );
}

const meta = {
  title: 'shared/lib/test-press',
  component: Scene,
  args: { isCovered: false, onPress: fn() },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fails within about a second and names what is in the way; a story that waits for ever says nothing. */
export const Covered: Story = {
  args: { isCovered: true },
  play: async ({ args, canvas }) => {
    const cause = /cannot be pressed: it is covered by <div class="cover"/;
    const before = performance.now();
    await expect(press(canvas.getByRole('button'))).rejects.toThrow(cause);
    await expect(performance.now() - before).toBeLessThan(3000);
    await expect(typeInto(canvas.getByRole('textbox'), '1')).rejects.toThrow(cause);
    await expect(hoverOver(canvas.getByRole('button'))).rejects.toThrow(cause);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
